/** The terms of service. "The operator" is whoever runs the installation. */
import type { LegalSection } from './legal.ts'

export const termsChanged = { iso: '2026-11-20', words: 'November 20, 2026' }

export const terms: LegalSection[] = [
  {
    title: 'Who these terms are between',
    text: [
      'Panel is software that its operator runs: the company or person who gave you this address. These terms are between you and that operator. “Panel” below means the service at this address.',
      'By creating an account or registering for early access you accept them. If you do so for an organisation, you confirm that you may.',
    ],
  },
  {
    title: 'What Panel does',
    text: [
      'You submit a document or the address of a website. A panel of AI analysts reviews it, each separately, and Panel computes one report: where they agree, which choices divide them and what only one of them saw.',
      'Panel does not make decisions, and a report is no score, approval or recommendation to act.',
    ],
  },
  {
    title: 'Your account',
    text: [
      'You give a username, an email address and a password, and they must be yours to use. Keep the password to yourself: what is done under your account counts as done by you until you tell the operator otherwise.',
      'Changing your password ends your other sessions.',
    ],
  },
  {
    title: 'Sub-accounts',
    text: [
      'You may add sub-accounts for people who work with you. You are responsible for them, and you need their consent to enter their name and email address.',
    ],
  },
  {
    title: 'What you submit',
    text: [
      'What you submit remains yours. You allow the operator to store it, read it by machine, take pictures of the pages of a website you name, and pass its text to the model that the operator has configured, for one purpose: to make your report.',
      'Submit only what you have the right to submit. Do not submit other people’s personal data, or anything under a duty of secrecy that this use would break.',
    ],
  },
  {
    title: 'Your reports',
    text: [
      'A report made from your submission is yours to use, share and publish. The operator claims no rights in it. Another submission may lead to similar findings, and you have no claim on those.',
    ],
  },
  {
    title: 'No advice',
    text: [
      'Reports are produced by software. They are not legal, financial, investment, tax or other professional advice, and no fiduciary or advisory relationship comes from them. They may be wrong, incomplete or out of date.',
      'Check what matters before you act on it. The decision, and its consequences, are yours.',
    ],
  },
  {
    title: 'What is not allowed',
    text: [
      'You may not use Panel to break the law or another person’s rights; to submit malware; to reach systems that are not yours through the website review; to get around its limits, or other people’s accounts; or to overload it on purpose.',
      'You may test the security of your own installation. On somebody else’s, ask first.',
    ],
  },
  {
    title: 'Early access and fees',
    text: [
      'Your first panel is free when you register early. If the operator asks a fee for anything else, it is shown to you before you order it, and nothing is charged without your order.',
    ],
  },
  {
    title: 'Availability',
    text: [
      'Panel is offered as it is. Reviews may take longer than expected, fail, or be cancelled; a failed review says why, keeps what was done, and can be tried again. The operator may pause the service for maintenance.',
    ],
  },
  {
    title: 'Liability',
    text: [
      'As far as the law allows, the operator is not liable for lost profit, lost data, or losses that follow from acting or not acting on a report. Nothing here limits liability for intent, gross negligence, injury to people, or anything else for which the law forbids a limit.',
    ],
  },
  {
    title: 'Ending',
    text: [
      'You may stop at any time, delete your projects, and ask the operator to delete your account. The operator may close an account that breaks these terms, and says so beforehand where that is reasonable.',
      'When an account is deleted, its projects, submissions and reports are deleted with it.',
    ],
  },
  {
    title: 'Changes to these terms',
    text: [
      'The operator may change these terms. For material changes you get at least 30 days’ notice, by email or in Panel, before they take effect. If you do not accept them, stop using Panel before that day; if you go on using it afterwards, the new terms apply.',
      'If a part of these terms turns out to be invalid, the rest stays in force. The law of the operator’s seat applies, together with any protection that the law of your home gives you as a consumer.',
    ],
  },
]
