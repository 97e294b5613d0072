import { createLimiter } from '../http/limiter.ts';

/** Wrong passwords in 15 minutes. One address may stand for many shoppers, who each mistype now and then. */
const OF_ACCOUNT = 10;
const OF_ADDRESS = 100;

/** Stops whoever tries passwords one after another. */
export interface Guesses {
  /** Counts a guess before it is looked at, so that guesses side by side count too; past a limit, the seconds to wait. */
  secondsToWait(address: string, accountId: string | undefined): number | undefined;
  /** The guess was right, and counts as none. */
  wasRight(address: string, accountId: string): void;
  clear(): void;
}

export function createGuesses(now: () => number): Guesses {
  const ofAccount = createLimiter(now, OF_ACCOUNT);
  const ofAddress = createLimiter(now, OF_ADDRESS);
  return {
    secondsToWait(address, accountId) {
      const waitS = ofAddress.secondsToWait(address);
      if (waitS !== undefined || accountId === undefined) return waitS;
      return ofAccount.secondsToWait(accountId);
    },
    wasRight(address, accountId) {
      ofAddress.giveBack(address);
      ofAccount.clear(accountId);
    },
    clear() {
      ofAccount.clear();
      ofAddress.clear();
    },
  };
}
