import type { OwnSearchMeanings } from '#content/ownTexts.ts';

/** What shoppers call the shop's own products, besides what the program knows (src/content/en/searchThings.ts). */
export const searchMeanings: OwnSearchMeanings = {
  chime: { typed: 'jingle, melody, ringtone' },
  lantern: { typed: 'sky lantern, wish lantern, akash deep, ఆకాశ దీపం, आकाश दीप', finds: 'lantern, festival' },
};
