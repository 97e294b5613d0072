import type { Ref } from 'react';
import SlickModule, { type Settings } from 'react-slick';

// The package is CommonJS: depending on the bundler its class is the module itself or its `default`.
const Slick = 'default' in SlickModule ? (SlickModule as { default: typeof SlickModule }).default : SlickModule;

/** The only importer of react-slick. Its own class is the handle: slickGoTo, slickPlay, slickPause. */
export type SliderHandle = InstanceType<typeof Slick>;

/** One slide at a time. Fading keeps the library from cloning slides, so no link or id stands twice in the page. */
export function Slider(props: Settings & { readonly ref?: Ref<SliderHandle> }) {
  return <Slick fade accessibility={false} slidesToShow={1} slidesToScroll={1} {...props} />;
}
