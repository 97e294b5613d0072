export { testimonials } from '#own/testimonials.ts';
