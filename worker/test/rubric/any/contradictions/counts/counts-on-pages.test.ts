/** Customers and countries that pages tell twice, as writers of many trades put them. */
import { family } from '../families.ts'

family(
  'customers and countries',
  [
    [
      'the number of labs',
      '# Case tracking for dental labs',
      'Used by 340 dental labs in 9 countries.',
      'Today the 412 labs that use Harbour Loom send us 61,000 cases.',
    ],
    [
      'the number of clinics',
      '# Rotas',
      'Trusted by 1,200 clinics',
      'F: Harbour Loom, the choice of over 2,000 clinics.',
    ],
    ['the number of countries served', '# Rotas', 'Live in 14 countries', 'We work with teams in nine countries.'],
    [
      'the number of countries served',
      '# Rotas',
      'Our customers sit in 12 countries.',
      'F: Offices in Leeds. Customers in 19 countries.',
    ],
    [
      'the number of councils',
      '# Rotas',
      'Chosen by 85 councils',
      '85 councils, 31 counties.',
      'Right now, 62 councils run on Harbour Loom.',
    ],
    ['the number of gardeners', '# Rotas', "Join 12'400 gardeners", 'Today 8,100 gardeners grow with us.'],
    [
      'the number of schools',
      '# Rotas',
      'Over 3 000 schools count on us',
      '## About',
      'By now 1.900 schools are with us.',
    ],
    [
      'the number of countries served',
      '# Rotas',
      'We deliver to 30 countries.',
      '### Where do you deliver?',
      'We deliver to 22 countries in Europe.',
      'We ship to 22 countries.',
    ],
    [
      'the number of countries served',
      '# Rotas',
      'Used in 40 countries',
      'Available in 25 countries.',
      'Harbour Loom is used in 25 countries today.',
    ],
  ],
  [
    ['# Rotas', 'Used by 340 labs in 9 countries', 'Our team speaks seven languages and comes from seven countries.'],
    ['# Rotas', 'We ship to 30 countries', 'Our wool comes from three countries.'],
    ['# Rotas', 'Customers in 30 countries', 'Offices in four countries.'],
    ['# Rotas', '412 labs use Harbour Loom', '340 dental labs in Portugal use it.'],
    ['# Rotas', '412 labs use Harbour Loom', 'The 14 labs that took part in our field study'],
    ['# Rotas', 'Used in 9 countries', 'Last year it was used in seven countries.'],
    ['# Rotas', 'Used in 9 countries', 'Express delivery in 4 countries'],
    ['# Rotas', '412 labs use it', 'In 2022 we had 340 labs.'],
  ],
)
