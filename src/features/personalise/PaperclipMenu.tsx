import { sendingMessages } from '#content/sendingMessages.ts';
import { useMessages } from '#content/language.ts';
import { icons } from '#ui/icons.ts';

const PAPERCLIP =
  'M19 11.2l-7.4 7.4a4.6 4.6 0 0 1 -6.5 -6.5l7.9 -7.9a3.1 3.1 0 0 1 4.4 4.4l-7.9 7.9a1.6 1.6 0 0 1 -2.2 -2.2l7 -7';
const SHEET = 'M7 3.5h6.5l5 5v12H7a1.5 1.5 0 0 1 -1.5 -1.5V5A1.5 1.5 0 0 1 7 3.5zM13.5 3.5v5h5M9 13h6M9 16.5h6';

type DiscProps = { readonly x: number; readonly path: string; readonly isChosen?: boolean };

/** An icon of the menu, on a disc of 40 px. */
function Disc({ x, path, isChosen = false }: DiscProps) {
  return (
    <g transform={`translate(${x} 36)`}>
      <circle r={20} fill={isChosen ? 'var(--maroon)' : 'var(--sand)'} />
      {isChosen && <circle r={25} fill="none" stroke="var(--gold)" strokeWidth={2} />}
      <path
        d={path}
        transform="translate(-12 -12)"
        strokeWidth={1.5}
        fill="none"
        stroke={isChosen ? 'var(--white)' : 'var(--ink-3)'}
      />
    </g>
  );
}

/** The number of a tap, in the order of the taps. */
function Tap({ x, y, number }: { readonly x: number; readonly y: number; readonly number: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={9} fill="var(--marigold)" />
      <text y={4} textAnchor="middle" fill="var(--ink)" className="text-note font-semibold">
        {number}
      </text>
    </g>
  );
}

/** A drawing of a chat's paperclip and of the menu that it opens, with 'Document' chosen. The step beside it says the same. */
export function PaperclipMenu() {
  const t = useMessages(sendingMessages);
  return (
    <svg
      viewBox="0 0 260 158"
      aria-hidden="true"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-full max-w-65 rounded-md border border-line bg-cream"
    >
      <rect x={14} y={10} width={232} height={86} rx={10} fill="var(--white)" stroke="var(--line)" />
      <g transform="translate(0 10)">
        <Disc x={60} path={SHEET} isChosen />
        <Disc x={130} path={icons.image} />
        <Disc x={200} path={icons.camera} />
        <text x={60} y={76} textAnchor="middle" fill="var(--ink)" className="text-label font-semibold">
          {t.document}
        </text>
      </g>
      <path d="M112 86h36M182 86h36" strokeWidth={5} stroke="var(--sand)" />
      <path d="M196 96l8 9 8-9z" fill="var(--white)" />
      <rect x={14} y={112} width={190} height={34} rx={17} fill="var(--white)" stroke="var(--line-ui)" />
      <path d="M30 129h62" strokeWidth={5} stroke="var(--sand)" />
      <circle cx={180} cy={129} r={15} fill="none" stroke="var(--gold)" strokeWidth={2} />
      <path d={PAPERCLIP} transform="translate(168 117)" strokeWidth={1.5} fill="none" stroke="var(--maroon)" />
      <circle cx={229} cy={129} r={17} fill="var(--maroon)" />
      <path d={icons.arrow} transform="translate(217 117)" strokeWidth={1.5} fill="none" stroke="var(--white)" />
      <Tap x={196} y={113} number={1} />
      <Tap x={84} y={24} number={2} />
    </svg>
  );
}
