/** One numbered part of a policy; its id is the anchor that a link can point to. */
export type PolicySection = {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
};

/** A page of legal text in plain words. */
export type Policy = {
  readonly title: string;
  readonly updated: 'July 2025';
  readonly intro: string;
  readonly sections: readonly PolicySection[];
};
