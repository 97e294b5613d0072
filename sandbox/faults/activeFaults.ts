import { catalogueNamed } from '../catalogue/catalogues.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { readFault, type CheckedRule, type FaultRule } from './faultSchema.ts';
import { seededRandom } from './seededRandom.ts';

export type LiveFault = ReturnType<typeof liveFault>;

export type Faults = ReturnType<typeof createFaults>;

export function createFaults() {
  let live: LiveFault[] = [];
  let waiting: (() => void)[] = [];
  const letGo = () => {
    for (const go of waiting) go();
    waiting = [];
  };
  const matching = (method: string, path: string) =>
    live.filter((rule) => !rule.hasEnded() && rule.matches(method, path));
  return {
    add(rule: FaultRule): void {
      live.push(liveFault(readFault(rule)));
    },
    clear(): void {
      live = [];
      letGo();
    },
    /** Lets every hanging request go on, and ends the rules that made them hang. */
    release(): void {
      live = live.filter(({ fault }) => fault.type !== 'hang');
      letGo();
    },
    /** The faults for this request, each counted as used. */
    take(method: string, path: string): LiveFault[] {
      const taken = matching(method, path).filter(({ fault }) => fault.type !== 'catalogue');
      for (const rule of taken) rule.spend();
      return taken;
    },
    catalogueFor(method: string, path: string): Catalogue {
      const rule = matching(method, path).findLast(({ fault }) => fault.type === 'catalogue');
      rule?.spend();
      return catalogueNamed(rule?.fault.type === 'catalogue' ? rule.fault.name : 'demo');
    },
    /** Whether a preflight for such a call would be refused. */
    hidesCors: (method: string, path: string): boolean =>
      matching(method, path).some(({ fault }) => fault.type === 'noCors'),
    /** Resolves on the next release or clear. */
    untilReleased: () => new Promise<void>((resolve) => waiting.push(resolve)),
  };
}

/** An active rule: how often it still applies, its own random numbers, the tokens it has ended. */
function liveFault({ route, times, seed, fault }: CheckedRule) {
  let left = times ?? Infinity;
  const matches = routeMatcher(route ?? '*');
  return {
    fault,
    random: seededRandom(seed ?? 1),
    tokens: new Map<string, number>(),
    matches,
    /** Uses one of the remaining applications. */
    spend(): void {
      // A token fault counts the tokens it ends, not the calls it watches (apply.ts).
      if (fault.type !== 'expireToken') left -= 1;
    },
    hasEnded: (): boolean => left <= 0,
  };
}

/** `POST /api/order/*`, `/api/*` or `*`: a star matches any characters, slashes included. */
function routeMatcher(route: string): (method: string, path: string) => boolean {
  const [, method, glob = '*'] = /^(?:([A-Z]+)\s+)?(\S+)$/i.exec(route.trim()) ?? [];
  const pattern = glob
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.*');
  const path = new RegExp(`^${pattern}$`);
  return (sentMethod, sentPath) => (method === undefined || method.toUpperCase() === sentMethod) && path.test(sentPath);
}
