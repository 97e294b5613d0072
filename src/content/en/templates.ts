import type { TemplateField, TemplateName, TemplateTexts } from '#domain/design/template.ts';

/** Ready-made designs. In `texts`, {name} is filled in by the shopper, and [ … ] is left out while its field is empty. */
export const en = {
  templates: {
    heading: 'Ready-made designs',
    language: 'Language of the text',
    languageFailed: 'The other language could not be loaded. Check your connection and try again.',
    fieldsLabel: 'What the design says',
    blank: 'No text',
    photos: (label: string, photos: number): string => `${label}, for ${photos} photos`,
    fields: { name: 'Name', partner: 'Other person’s name', date: 'Date', from: 'From' } satisfies Record<
      TemplateField,
      string
    >,
    fieldsHelp: 'Empty fields are not printed.',
    texts: {
      birthday: {
        label: 'Birthday',
        texts: ['Happy Birthday', '[{name}][ · {date}]'],
        short: '[{name}]|Happy Birthday',
      },
      wedding: {
        label: 'Wedding',
        texts: ['[{name}][ & {partner}]|Just married', '[{date}]'],
        short: '[{name}][ & {partner}]|Just married',
      },
      anniversary: {
        label: 'Anniversary',
        texts: ['Happy Anniversary', '[{name}][ & {partner}][ · {date}]'],
        short: '[{name}][ & {partner}]|You & me',
      },
      baby: { label: 'New baby', texts: ['Hello, little one', '[{name}][ · {date}]'], short: '[{name}]|Our baby' },
      home: { label: 'New home', texts: ['Home sweet home', '[The {name} family]'], short: '[{name}’s home]|Home' },
      rakhi: { label: 'Rakhi', texts: ['Happy Raksha Bandhan', '[{name}][ & {partner}]'], short: 'Happy Rakhi' },
      diwali: { label: 'Diwali', texts: ['Happy Diwali', 'With love[, {from}]'], short: 'Happy Diwali' },
      thanks: { label: 'Thank you', texts: ['Thank you[, {name}]', 'With love[, {from}]'], short: 'Thank you' },
      teacher: {
        label: 'For a teacher',
        texts: ['To a wonderful teacher', '[{name}][ · from {from}]'],
        short: 'Best teacher',
      },
      thenAndNow: { label: 'Then and now', texts: ['Then', 'Now'], short: '' },
      firstYear: { label: 'First year', texts: ['Day one', 'One year[ · {name}]'], short: '' },
    } satisfies Record<TemplateName, TemplateTexts>,
  },
};
