/** The waits that building blocks keep, in one place: the kit knows nothing of the shop's other numbers. */
export {
  CARD_NAVIGATION_DELAY_MS,
  STRIP_SPEED_MS,
  TYPING_BACK_DELAY_MS,
  TYPING_BACK_SPEED_MS,
  TYPING_SPEED_MS,
} from '#config/constants.ts';
