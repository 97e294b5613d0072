import { settings } from '#config/settings.ts';

type WordmarkProps = {
  /** URL of the drawing of Kanuka's name. */
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly className?: string;
  readonly loading?: 'lazy';
};

/** The shop's logo: the drawing of its name, or the name in the display face if there is none (styles/sign.css). */
export function Wordmark({ alt, ...drawing }: WordmarkProps) {
  const { sign, shopName } = settings;
  return sign === 'drawn' ? (
    <img alt={alt} {...drawing} />
  ) : (
    <span translate="no" className={`sign sign-${sign}`}>
      {shopName}
    </span>
  );
}
