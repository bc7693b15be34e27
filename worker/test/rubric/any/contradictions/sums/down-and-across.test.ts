/** Tables whose own rows and columns refute a cell: sums down, sums across, and products. */
import { describe, expect, it } from 'vitest'
import { sides } from '../told.ts'
import { text } from '../typed.ts'

const wrong: [kind: string, sides: string, lines: string][] = [
  [
    'down',
    'the total income (2024): 610 + 95 + 44 / “769”',
    'Item | 2022 | 2023 | 2024\nMembers | 9,000 | 9,900 | 11,200\nFees | 420 | 515 | 610\nHall hire | 60 | 88 | 95\nBar | 31 | 40 | 44\nTotal income | 511 | 643 | 769',
  ],
  [
    'down',
    'the total costs (Plan 2026): 1.204 + 388 / “1.692”',
    'TEUR | Ist 2024 | Ist 2025 | Plan 2026\nErlöse | 900 | 1.450 | 2.010\nPersonal | 612 | 900 | 1.204\nMiete | 240 | 311 | 388\nTotal costs | 852 | 1.211 | 1.692',
  ],
  [
    'down',
    'the operating costs (Q3): ₹4,10,000 + ₹1,25,000 / “₹5,85,000”',
    'Head | Q1 | Q2 | Q3\nCustomers | 40 | 52 | 61\nStaff | ₹3,20,000 | ₹3,60,000 | ₹4,10,000\nRent | ₹1,10,000 | ₹1,10,000 | ₹1,25,000\nOperating costs | ₹4,30,000 | ₹4,70,000 | ₹5,85,000',
  ],
  [
    'down',
    "the total (Bern): 1'240 + 980 + 415 / “2'735”",
    "Standort | Basel | Bern | Chur\nKurse | 1'100 | 1'240 | 800\nVerleih | 700 | 980 | 520\nLaden | 300 | 415 | 190\nTotal | 2'100 | 2'735 | 1'510",
  ],
  [
    'down',
    'the grand total (2025): 1,140 + 610 / “1,850”',
    'Part | 2023 | 2024 | 2025\nOak | 400 | 520 | 640\nElm | 300 | 410 | 500\nTotal wood | 700 | 930 | 1,140\nSlate | 100 | 180 | 260\nClay | 150 | 290 | 350\nTotal stone | 250 | 470 | 610\nGrand total | 950 | 1,400 | 1,850',
  ],
  [
    'block',
    'the total running: 30 + 45 + 21 / “116”',
    '# Budget\nItem | €k\nOven | 90\nVan | 60\nTotal equipment | 150\nRent | 30\nStaff | 45\nPower | 21\nTotal running | 116',
  ],
  [
    'block',
    'the total rooms: R 2 400,00 + R 1 150,00 / “R 3 850,00”',
    'Charges | Amount\nFlour | R 810,00\nSugar | R 390,00\nTotal goods | R 1 200,00\nHall | R 2 400,00\nKitchen | R 1 150,00\nTotal rooms | R 3 850,00',
  ],
  [
    'across',
    'the end of Elm: 410 + 62 - 18 / “445”',
    'Town | Start | New | Lost | End\nOak | 820 | 140 | 35 | 925\nElm | 410 | 62 | 18 | 445\nAsh | 377 | 51 | 20 | 408\nFir | 290 | 33 | 12 | 311',
  ],
  [
    'across',
    'the total of Winter: 1 340 + 905 + 412 / “2 757”',
    'Saison | Halle | Kurse | Verleih | Total\nWinter | 1 340 | 905 | 412 | 2 757\nFrühling | 1 120 | 860 | 377 | 2 357\nSommer | 640 | 720 | 511 | 1 871\nHerbst | 980 | 815 | 402 | 2 197',
  ],
  [
    'across',
    'the balance of June: €5,400 - €4,150 / “€1,450”',
    'Month | In | Out | Balance\nApril | €4,800 | €3,900 | €900\nMay | €5,100 | €4,020 | €1,080\nJune | €5,400 | €4,150 | €1,450\nJuly | €5,050 | €4,300 | €750',
  ],
  [
    'product',
    'the amount for “Hire of tank”: 9 mon. × €1,250.00 / “€12,500.00”',
    'No | What | Qty | Unit price | Amount\n1 | Wash | 640 pan. | €11.00 | €7,040.00\n2 | Report | 2 | €480.00 | €960.00\n3 | Hire of tank | 9 mon. | €1,250.00 | €12,500.00\n4 | Mesh | 85 m | €22.00 | €1,870.00',
  ],
  [
    'product',
    'the amount for “Pruning”: 46 × 38,50 / “1.871,00”',
    'Leistung | Hours | Rate | Sum\nMowing | 120 | 34,00 | 4.080,00\nPruning | 46 | 38,50 | 1.871,00\nPlanting | 30 | 41,00 | 1.230,00',
  ],
  [
    'product',
    'the amount for “Design days”: 14 × ₹18,000 / “₹2,72,000”',
    'Line | Number | Fee | Charge\nSurvey days | 6 | ₹15,000 | ₹90,000\nDesign days | 14 | ₹18,000 | ₹2,72,000\nSite visits | 9 | ₹12,000 | ₹1,08,000',
  ],
  [
    'product',
    'the amount for “6 gates at 4.900 €”: 6 × 4.900 € / “24.900 €”',
    '# Investment\nItem | Cost\n90.000 tags at 0,45 € | 40.500 €\n6 gates at 4.900 € | 24.900 €\nSet-up | 9.000 €',
  ],
  [
    'product',
    'the amount for “Samples for shops (14 x 620)”: 14 × 620 / “9,680”',
    'Item | Amount\nStand | 14,500\nSamples for shops (14 x 620) | 9,680\nBanners (8 x 145) | 1,160',
  ],
]

const right: [why: string, lines: string][] = [
  [
    'rounded addends',
    'm | 2022 | 2023 | 2024\nOak | 1.2 | 1.4 | 1.6\nElm | 0.8 | 0.9 | 1.2\nAsh | 0.4 | 0.4 | 0.4\nTotal | 2.4 | 2.7 | 3.3',
  ],
  [
    'a part that one year has alone',
    'Item | 2022 | 2023 | 2024\nFees | 420 | 515 | 610\nHire | 60 | 88 | 95\nLegacy | 0 | 0 | 120\nTotal | 480 | 603 | 825',
  ],
  [
    'a part left out where it is empty',
    'Item | 2022 | 2023 | 2024\nFees | 420 | 515 | 610\nLegacy | – | – | 120\nHire | 60 | 88 | 95\nTotal income | 480 | 603 | 825',
  ],
  [
    'returns without a sign',
    'Item | 2022 | 2023 | 2024\nShop | 420 | 515 | 610\nFair | 60 | 88 | 95\nReturned | 0 | 0 | 30\nTotal sales | 480 | 603 | 675',
  ],
  [
    'a column of means',
    'Site | Jan | Feb | Avg. score\nOak | 40 | 50 | 4.1\nElm | 30 | 20 | 4.6\nTotal | 70 | 70 | 4.4',
  ],
  [
    'a total per head',
    'Site | Staff | Cost | Cost per head\nOak | 40 | 5,200 | 130\nElm | 30 | 2,700 | 90\nTotal | 70 | 7,900 | 113',
  ],
  [
    'blocks that run on',
    '# Budget\nItem | €k\nOven | 90\nVan | 60\nTotal equipment | 150\nRent | 30\nStaff | 45\nTotal | 225',
  ],
  [
    'blocks that end in all totals',
    '# Budget\nItem | €k\nOven | 90\nVan | 60\nTotal equipment | 150\nRent | 30\nStaff | 45\nTotal running | 75\nTotal of all | 225',
  ],
  [
    'what is left of a total',
    'Item | €k\nFees | 90\nHire | 60\nTotal in | 150\nRent | 30\nStaff | 45\nTotal left | 75',
  ],
  [
    'ends as they are',
    'Town | Start | New | Lost | End\nOak | 820 | 140 | 35 | 925\nElm | 410 | 62 | 18 | 454\nAsh | 0 | 190 | 12 | 178',
  ],
  [
    'ends with a column that is not shown',
    'Town | Start | New | Lost | End\nOak | 820 | 140 | 35 | 930\nElm | 410 | 62 | 18 | 451\nAsh | 377 | 51 | 20 | 415',
  ],
  ['a moving total of two rows', 'Town | Start | New | End\nOak | 820 | 140 | 960\nElm | 410 | 62 | 500'],
  [
    'the products as they are',
    'No | What | Qty | Unit price | Amount\n1 | Wash | 640 | €11.00 | €7,040.00\n2 | Report | 2 | €480.00 | €960.00\n3 | Tank | 9 mon. | €1,250.00 | €11,250.00',
  ],
  [
    'a month that is free',
    'What | Qty | Unit price | Amount\nWash | 640 | €11.00 | €7,040.00\nReport | 2 | €480.00 | €960.00\nTank, one month free | 12 mon. | €100.00 | €1,100.00\nMesh | 85 m | €22.00 | €1,870.00',
  ],
  [
    'a price a month and an amount a year',
    'What | Number | Price | Amount\nWash | 640 | €11.00 | €7,040.00\nReport | 2 | €480.00 | €960.00\nLicence | 9 | €20.00 | €2,160.00',
  ],
  [
    'rounded prices of one',
    'What | Number | Price | Amount\nSeeds | 1,250 | 0.33 | 417\nPots | 800 | 1.20 | 960\nSoil | 90 | 14.00 | 1,260',
  ],
  [
    'numbers that are no factors',
    'Site | Beds | Rate | Sum\nOak | 40 | 80 | 3,200\nElm | 30 | 90 | 2,700\nAsh | 55 | 3 | 61\nFir | 12 | 4 | 77',
  ],
  [
    'people for some months',
    '# Budget for nine months\nItem | Cost\n2 vans at £9,000 | £18,000\n3 people at £2,000 | £54,000\nRent | £9,000',
  ],
  [
    'products in labels as they are',
    'Item | Amount\nStand | 14,500\nSamples for shops (14 x 620) | 8,680\nBanners (8 x 145) | 1,160',
  ],
  [
    'a reduced price in a label',
    'Item | Cost\n20 desks at €210 | €4,200\n12 chairs at €80 (5% off) | €912\n4 lamps at €60 | €240',
  ],
  [
    'members of two clubs',
    '# Members of our clubs\nClub | 2023 | 2024 | 2025\nTennis | 210 | 230 | 260\nHockey | 140 | 150 | 180\nTotal | 350 | 380 | 420',
  ],
  [
    'customers of two products',
    'Product | 2023 | 2024 | 2025\nFeed | 80 | 120 | 160\nSeed | 40 | 60 | 110\nTotal customers | 120 | 180 | 220',
  ],
  [
    'people among sums',
    '€k | Q1 | Q2 | Q3 | Q4 | Total\nSales | 120 | 140 | 160 | 190 | 610\nService | 40 | 35 | 30 | 45 | 150\nStaff at the end | 20 | 24 | 29 | 35 | 35',
  ],
  [
    'sales below their other income',
    'm | 2024 | 2025\nNet sales | 12.4 | 18.9\nOther income | 0.6 | 0.4\nTotal income | 13.0 | 19.3\nCost of goods | -6.1 | -9.0\nGross profit | 6.3 | 9.9',
  ],
  [
    'a group rate that is told below',
    'Stand | Days | Price per day | Total\nCorner | 3 | £220 | £594\nRow | 3 | £180 | £540\nHall | 2 | £400 | £800\nCorner stands are 10% off.',
  ],
]

describe('tables', () => {
  it.each(wrong)('%s: %s', (_kind, expected, lines) => {
    expect(sides(text(lines))).toEqual([expected])
  })
  it.each(right)('are left alone: %s', (_why, lines) => {
    expect(sides(text(lines))).toEqual([])
  })
})
