/** Where the contact form's messages go. */
export const MAIL_SERVICE = 'https://api.emailjs.com/api/v1.0/email/send-form';

/** Runs in a page: from now on its browser says that no program drives it, as a shopper's does. */
export function actUndriven(): void {
  Object.defineProperty(navigator, 'webdriver', { get: () => false });
}
