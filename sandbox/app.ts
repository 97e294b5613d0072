import { createFaults } from './faults/activeFaults.ts';
import type { Services } from './http/services.ts';
import { createGuesses } from './accounts/guesses.ts';
import { newSecret, secretBeside } from './accounts/tokenSecret.ts';
import { createJournal } from './http/journal.ts';
import { CALL_LIMIT, createLimiter } from './http/limiter.ts';
import { newMode, settingsOf, type SandboxOptions } from './options.ts';
import { createPipeline } from './http/pipeline.ts';
import { controlRoutes } from './routes/controls.ts';
import { allRoutes } from './routes/all.ts';
import { IN_MEMORY, openStore } from './store/store.ts';

/** The controls for a test in the same process: those of /__sandbox/*, without HTTP. */
type SandboxControls = Pick<Services, 'faults' | 'journal' | 'store' | 'mode' | 'reset'>;

export interface Sandbox {
  /** Answers one request; rejects with ConnectionDropped where a network would fail. `address` is the caller's. */
  fetch(request: Request, address?: string): Promise<Response>;
  close(): void;
  readonly controls: SandboxControls;
}

/** The whole backend of the shop behind one web-standard function. Only the path of a request's URL matters, for the controls its origin too. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const settings = settingsOf(options);
  const store = openStore(settings.database, settings.now());
  const limiter = createLimiter(settings.now, CALL_LIMIT);
  const guesses = createGuesses(settings.now);
  const services: Services = {
    settings,
    store,
    mode: newMode(options.generationA ?? false),
    secret: options.secret ?? (settings.database === IN_MEMORY ? newSecret() : secretBeside(settings.database)),
    guesses,
    faults: createFaults(),
    journal: createJournal(settings.now, settings.journal),
    reset() {
      store.reset(settings.now());
      Object.assign(services.mode, { checksSignatures: false, capturesLate: false });
      limiter.clear();
      guesses.clear();
    },
  };
  const answer = createPipeline(services, limiter, allRoutes(services, options.fallback));
  const controls = controlRoutes(services);
  return {
    async fetch(request, address = 'local') {
      const isControl = settings.controls && new URL(request.url).pathname.startsWith('/__sandbox/');
      return isControl ? controls.fetch(request) : answer(request, address);
    },
    close: () => store.close(),
    controls: services,
  };
}
