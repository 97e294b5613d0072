import type fc from 'fast-check';

import { settled } from './quickNetwork.ts';
import { refillCartWrites } from './shopper.ts';

/** A step of the shopper, of the shop's staff, or of the network. */
export type StepOf<Model, Real> = (model: Model, real: Real) => void | Promise<void>;

/** Makes commands: a step by its name, and a check that follows each once no call is under way. */
export const commandOf =
  <Model extends object, Real>(checkAfter: StepOf<Model, Real>) =>
  (
    name: string,
    step: StepOf<Model, Real>,
    isPossible: (model: Readonly<Model>) => boolean = () => true,
  ): fc.AsyncCommand<Model, Real> => ({
    check: isPossible,
    toString: () => name,
    run: async (model, real) => {
      refillCartWrites();
      await step(model, real);
      await settled();
      await checkAfter(model, real);
    },
  });
