/** The light theme's colours in sRGB, for pictures drawn at build time: they cannot read styles/tokens.css. */
export const palette = {
  desk: '#f0f3f1',
  sheet: '#fcfdfc',
  ink: '#131f1a',
  ink2: '#404c47',
  rule: '#a4ada8',
  rubric: '#c72314',
  blue: '#144f92',
  olive: '#575d24',
  darkInk: '#e8ebe4',
  darkRubric: '#fd7f60',
} as const
