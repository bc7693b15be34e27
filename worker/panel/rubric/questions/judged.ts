/** These ask for a judgement on the whole: on unseen texts, looking them up was wrong more often than right. */
export const judged: ReadonlySet<string> = new Set([
  'Which doubt arises before the step, and is it answered there?',
  'Which sentence could only come from this company?',
  'Is each thing called by the same name throughout?',
  'What does the first impression promise, and is that kept further on?',
  'How is the reader spoken to: is there hurry, flattery or shame?',
  'What would somebody repeat from memory the next day?',
  'Which claims could nobody stand behind?',
  'What can it do that the alternative cannot?',
  'What shows that difference, rather than asserts it?',
  'Why can this exist now and could not five years ago?',
  'What must be true for that, and which of it is shown?',
  'What is unusually good here, and what shows it?',
  'What does each headline figure count, over what period and from what base?',
  'What has been built and shown, as against described?',
])
