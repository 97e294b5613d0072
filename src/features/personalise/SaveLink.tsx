import { useCallback, type ReactNode } from 'react';

/** The looks of links that save or send a file: the dialog's main action, or one of several. */
export const LINK_LOOKS = {
  primary: 'button min-h-12 gap-2.5 border-transparent bg-maroon px-5 text-fine text-white hover:bg-maroon-deep',
  line: 'button min-h-12 gap-2.5 border-line-ui bg-ivory px-5 text-fine text-ink hover:border-ink hover:bg-white',
} as const;

type SaveLinkProps = {
  readonly file: File;
  readonly look?: keyof typeof LINK_LOOKS;
  readonly children: ReactNode;
};

/** A link that saves a file which this page has made. Its object URL is revoked with the link. */
export function SaveLink({ file, look = 'line', children }: SaveLinkProps) {
  const withUrl = useCallback(
    (link: HTMLAnchorElement) => {
      const url = URL.createObjectURL(file);
      link.href = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- its ref sets the URL, which has to be revoked
    <a ref={withUrl} download={file.name} className={LINK_LOOKS[look]}>
      {children}
    </a>
  );
}
