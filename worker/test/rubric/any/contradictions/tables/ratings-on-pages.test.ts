/** What is promised of a thing beyond its table of measures, as writers of many trades put it. */
import { family } from '../families.ts'

family(
  'a rating beyond the table',
  [
    [
      'the lowest temperature',
      '# Heat. Full heat down to −30 °C',
      '| Model | Heads | Lowest rated outdoor temp.',
      '| A1 | 1 | −25 °C',
      '| A2 | 2 | −25 °C',
    ],
    ['the lowest temperature', '# Sleeping bags', 'Warm down to -18 °C', '| Comfort temperature | -9 °C'],
    ['the depth under water', '# Boots', 'Waterproof to 50 m', '| Water resistance | 30 m'],
    ['the protection rating', '# Sensor', 'IP68 housing', '| Ingress protection | IP65'],
    ['the lowest temperature', '# Sensor', 'Works from −40 °C to 60 °C', '| Operating temperature | −20 to 50 °C'],
    [
      'the lowest temperature',
      '# Freezer',
      'Keeps things at −86°C',
      'Runs in any barn down to minus 20 degrees.',
      '| Minimum ambient temperature | −5 °C',
    ],
    ['the load', '# Trailer', 'Carries 750 kg', '| Max. load | 600 kg'],
    ['how many people it holds', '# Tent', 'Sleeps six', '| Capacity | 4 people'],
    ['the running time', '# Lamp', 'Up to 40 hours of light', '| Run time | 22 h'],
    ['the range', '# Lock', 'A range of 300 m', '| Radio range | 120 m'],
    ['the area', '# Heater', 'Heats rooms of up to 80 m²', '| Room size | up to 50 m²'],
  ],
  [
    ['# Heat', 'Full heat down to −25 °C', '| Model | Lowest rated outdoor temp.', '| A1 | −25 °C', '| A2 | −25 °C'],
    ['# Heat', 'Works down to −30 °C', '| Model | Lowest rated outdoor temp.', '| A1 | −25 °C', '| A2 | −30 °C'],
    ['# Bags', 'Warm down to -18 °C', '| Comfort temperature | -9 °C', '| Limit temperature | -18 °C'],
    ['# Heat', 'It was −30 °C that night in Labrador.', '| Lowest rated outdoor temp. | −25 °C'],
    ['# Sensor', 'IP68 housing, IP65 connector', '| Ingress protection | IP68'],
    ['# Wash', 'Wash at 30 °C', '| Operating temperature | −20 to 50 °C'],
    ['# Bags', 'Store it down to −30 °C', '| Operating temperature | −20 to 50 °C'],
  ],
)
