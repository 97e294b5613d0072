import type { HolidayName } from '#domain/design/holidays.ts';

export const en = {
  firstMonth: 'First month',
  /** The last month whose holidays are known, such as 'December 2028'. */
  holidaysUntil: (month: string): string => `Holidays are printed up to ${month}. Later months show dates only.`,
  /** Names the picture of a page; `holidays` are days with their names, or ''. */
  page: (month: string, holidays: string): string =>
    holidays === '' ? `Page for ${month}` : `Page for ${month}. Holidays: ${holidays}`,
  byMoon: '* Depends on the moon: may be a day earlier or later.',
  holidays: {
    newYear: 'New Year’s Day',
    bhogi: 'Bhogi',
    sankranti: 'Makara Sankranti',
    kanuma: 'Kanuma',
    republicDay: 'Republic Day',
    shivaratri: 'Maha Shivaratri',
    holi: 'Holi',
    ugadi: 'Ugadi',
    idUlFitr: 'Id-ul-Fitr',
    ramaNavami: 'Sri Rama Navami',
    mahavira: 'Mahavir Jayanti',
    goodFriday: 'Good Friday',
    jagjivanRam: 'Jagjivan Ram Jayanti',
    ambedkar: 'Ambedkar Jayanti',
    buddhaPurnima: 'Buddha Purnima',
    bakrid: 'Bakrid',
    muharram: 'Muharram',
    varalakshmi: 'Varalakshmi Vratam',
    rakshaBandhan: 'Raksha Bandhan',
    independenceDay: 'Independence Day',
    miladUnNabi: 'Milad-un-Nabi',
    janmashtami: 'Krishna Janmashtami',
    vinayakaChavithi: 'Vinayaka Chavithi',
    gandhiJayanti: 'Gandhi Jayanti',
    durgashtami: 'Durgashtami',
    vijayaDashami: 'Vijaya Dashami',
    deepavali: 'Deepavali',
    guruNanak: 'Guru Nanak Jayanti',
    christmas: 'Christmas',
  } satisfies Record<HolidayName, string>,
};
