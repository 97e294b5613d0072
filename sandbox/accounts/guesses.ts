import { createLimiter } from '../http/limiter.ts';

/** Wrong passwords in 15 minutes. Many shoppers may share one IP address, and each mistypes now and then. */
const OF_ACCOUNT = 10;
const OF_ADDRESS = 100;

export type Guesses = ReturnType<typeof createGuesses>;

/** Stops clients that try passwords one after another. */
export function createGuesses(now: () => number) {
  const ofAccount = createLimiter(now, OF_ACCOUNT);
  const ofAddress = createLimiter(now, OF_ADDRESS);
  return {
    /** Counts a guess before it is checked, so that parallel guesses count too; past a limit, returns the seconds to wait. */
    secondsToWait(address: string, accountId: string | undefined): number | undefined {
      const waitS = ofAddress.secondsToWait(address);
      if (waitS !== undefined || accountId === undefined) return waitS;
      return ofAccount.secondsToWait(accountId);
    },
    /** Takes a correct guess out of the count. */
    wasRight(address: string, accountId: string): void {
      ofAddress.giveBack(address);
      ofAccount.clear(accountId);
    },
    clear(): void {
      ofAccount.clear();
      ofAddress.clear();
    },
  };
}
