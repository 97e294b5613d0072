import { Link } from 'react-router-dom';

type Chip = {
  readonly to: string;
  readonly label: string;
  /** The label's language where it is not the page's. */
  readonly lang?: string | undefined;
  /** True for the link to what the page shows. */
  readonly isCurrent?: boolean;
};

type ChipRowProps = {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly chips: readonly Chip[];
};

/** Links in a row of one line, after its title; where it is too narrow the row scrolls sideways. */
export function ChipRow({ id, title, chips }: ChipRowProps) {
  return (
    <nav
      aria-labelledby={id}
      className="-mx-4 flex items-center gap-2 overflow-x-auto scroll-px-12 px-4 pt-2 pb-1 [scrollbar-width:none]"
    >
      <p id={id} className="mr-1 shrink-0 text-small text-ink-3">
        {title}
      </p>
      {chips.map(({ to, label, lang, isCurrent }) => (
        <Link
          key={to}
          to={to}
          lang={lang}
          aria-current={isCurrent ?? undefined}
          className="inline-flex min-h-11 max-w-full shrink-0 items-center rounded-full bg-sand px-3.5 text-small font-medium hover:bg-line aria-[current=true]:bg-ink aria-[current=true]:text-ivory md:min-h-9"
        >
          <span className="truncate">{label}</span>
        </Link>
      ))}
    </nav>
  );
}
