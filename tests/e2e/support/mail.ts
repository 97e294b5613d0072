/** The URL to which the contact form sends messages. */
export const MAIL_SERVICE = 'https://api.emailjs.com/api/v1.0/email/send-form';

/** Runs in a page: sets navigator.webdriver to false, as in a shopper's browser. */
export function actUndriven(): void {
  Object.defineProperty(navigator, 'webdriver', { get: () => false });
}
