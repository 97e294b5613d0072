import { memo } from 'react';

import { cx } from '#lib/cx.ts';

/** The shop's line icons as path data on a 24 px grid, 1.5 px strokes with round ends. Dots are zero-length strokes. */
export const icons = {
  chevronLeft: 'M14.5 6.5L9 12l5.5 5.5',
  heart: 'M12 19.8C6.5 15.9 3.8 12.9 3.8 9.5A4.4 4.4 0 0 1 12 7.2a4.4 4.4 0 0 1 8.2 2.3c0 3.4-2.7 6.4-8.2 10.3z',
  share: 'M12 14.5V4M8 7.5L12 3.5l4 4M6.5 11H5v9h14v-9h-1.5',
  zoom: 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0zM16 16l4.5 4.5M11 8.5v5M8.5 11h5',
  alert: 'M12 4l9 15.5H3zM12 10v4.5M12 17v.01',
  arrow: 'M4.5 12h15M14 6.5l5.5 5.5-5.5 5.5',
  bag: 'M5.5 8.5h13l1 12h-15zM8.5 11V7a3.5 3.5 0 0 1 7 0v4',
  box: 'M12 3.5l8 4v9l-8 4-8-4v-9zM4 7.5l8 4 8-4M12 11.5v9',
  card: 'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-9a2 2 0 0 1 2 -2zM3 10h18M6.5 15h4',
  cash: 'M3.5 13.5h3l3.5 2.5h4a1.5 1.5 0 0 0 0-3h-3M14 14l4.5-2.5a1.7 1.7 0 0 1 1.7 2.9L14 18.5H9l-5.5-1M9.5 6.5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
  chat: 'M4 20l1.3-4A8 8 0 1 1 8.3 18.9zM9 10.5h6M9 13.5h4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevronDown: 'M6.5 9.5l5.5 5.5 5.5-5.5',
  chevronRight: 'M9.5 6.5l5.5 5.5-5.5 5.5',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 7v5.25l3.5 2',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M10.5 8.5h7a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-7a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2zM15.5 5.5v-1h-11v11h1',
  eye: 'M2.5 12c2.3-4 5.5-6 9.5-6s7.2 2 9.5 6c-2.3 4-5.5 6-9.5 6s-7.2-2-9.5-6zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0z',
  facebook:
    'M13.5 20.5v-7.5h3l.5-3.3h-3.5V7.9c0-1.2.6-1.9 1.9-1.9H17V3.3c-.6-.1-1.3-.2-2.1-.2-2.7 0-4.4 1.6-4.4 4.4v2.2h-3V13h3v7.5',
  info: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 11v5.5M12 7.75v.01',
  instagram:
    'M8.5 4h7a4.5 4.5 0 0 1 4.5 4.5v7a4.5 4.5 0 0 1 -4.5 4.5h-7a4.5 4.5 0 0 1 -4.5 -4.5v-7a4.5 4.5 0 0 1 4.5 -4.5zM8.3 12a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0 -7.4 0zM16.7 7.3v.01',
  lock: 'M7.5 10.5h9a2 2 0 0 1 2 2v5.5a2 2 0 0 1 -2 2h-9a2 2 0 0 1 -2 -2v-5.5a2 2 0 0 1 2 -2zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  logout: 'M14 4.5H6v15h8M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
  mail: 'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-13a2 2 0 0 1 -2 -2v-9a2 2 0 0 1 2 -2zM4 7l8 6 8-6',
  menu: 'M4 7h16M4 12h16M4 17h11',
  minus: 'M5.5 12h13',
  camera:
    'M8.5 6.5L10 4.5h4l1.5 2H19a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1 -1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V8A1.5 1.5 0 0 1 5 6.5zM8.3 12.8a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0 -7.4 0z',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5L20 17.5M14.5 9a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0z',
  undo: 'M8.5 5L4.5 9l4 4M4.5 9h9a5.5 5.5 0 0 1 0 11h-3',
  redo: 'M15.5 5l4 4-4 4M19.5 9h-9a5.5 5.5 0 0 0 0 11h3',
  turnLeft: 'M8.5 4.5L5 8l3.5 3.5M5 8h8.5a5.5 5.5 0 0 1 0 11H9',
  turnRight: 'M15.5 4.5L19 8l-3.5 3.5M19 8h-8.5a5.5 5.5 0 0 0 0 11H15',
  up: 'M12 19V5.5M6.5 10.5L12 5l5.5 5.5',
  down: 'M12 5v13.5M6.5 13.5L12 19l5.5-5.5',
  left: 'M19 12H5.5M10.5 6.5L5 12l5.5 5.5',
  right: 'M5 12h13.5M13.5 6.5L19 12l-5.5 5.5',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 19.5h14',
  pause: 'M8.5 6v12M15.5 6v12',
  phone:
    'M6 3.5h3.2l1.6 4.3-2.1 1.6c1 2.5 3.4 4.9 5.9 5.9l1.6-2.1 4.3 1.6V18c0 1.4-1.1 2.5-2.5 2.5C10.3 20.5 3.5 13.7 3.5 6c0-1.4 1.1-2.5 2.5-2.5z',
  pin: 'M12 21c4.5-4.7 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2 6.3 6.5 11zM9.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0z',
  play: 'M8 5.5l11 6.5-11 6.5z',
  plus: 'M12 5.5v13M5.5 12h13',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM17.5 17.5H20V20h-2.5z',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15',
  search: 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0zM16 16l4.5 4.5',
  shield: 'M12 3.5l7.5 2.5v6c0 4.5-3 7.2-7.5 8.8-4.5-1.6-7.5-4.3-7.5-8.8V6zM8.8 12l2.3 2.3 4.2-4.4',
  sliders:
    'M4 7.5h8M18 7.5h2M4 16.5h2M12 16.5h8M12.5 7.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0zM6.5 16.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z',
  sound: 'M4.5 9.5h3.5l4.5-4v13l-4.5-4H4.5zM16 9a4.2 4.2 0 0 1 0 6M18.5 6.5a7.8 7.8 0 0 1 0 11',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 11v5M14 11v5',
  truck:
    'M2.5 6.5h11v10h-11zM13.5 10h4l4 3.5v3h-8M5 17.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM15.5 17.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z',
  user: 'M8.25 8a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0zM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
  youtube:
    'M6.5 6h11a3.5 3.5 0 0 1 3.5 3.5v5.5a3.5 3.5 0 0 1 -3.5 3.5h-11a3.5 3.5 0 0 1 -3.5 -3.5v-5.5a3.5 3.5 0 0 1 3.5 -3.5zM10.5 9.8l4.5 2.5-4.5 2.5z',
} as const;

export type IconName = keyof typeof icons;

const sizes = { small: 'size-4', medium: 'size-5', large: 'size-6', huge: 'size-12 stroke-[1.25]' } as const;

type IconProps = { readonly name: IconName; readonly size?: keyof typeof sizes; readonly className?: string };

/** A decorative drawing; the control around it has the name. Memoised: a screen has dozens, and few of them ever change. */
export const Icon = memo(function Icon({ name, size = 'medium', className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cx('icon', sizes[size], className)}>
      <path d={icons[name]} />
    </svg>
  );
});
