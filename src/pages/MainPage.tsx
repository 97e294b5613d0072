import { SectionNav } from '#features/home/SectionNav.tsx';
import { HomePage } from './HomePage.tsx';

/** Home's second variant: a header bar above the same content. Its head, canonical URL included, is home's. */
export function MainPage() {
  return (
    <>
      <SectionNav />
      <HomePage />
    </>
  );
}
