/** Nouns and verbs by which a text says what is offered, to whom, and for which task. English, singular forms. */
import { anyCase } from './any-case.ts'

const list = (words: string) =>
  words
    .trim()
    .split(/\s*[,\n]\s*/)
    .filter(Boolean)

/** Kinds of things that are sold. "solution" and "platform" are not among them: they name no kind. */
export const offerNouns = list(`
  app, software, tool, toolkit, plugin, extension, add-on, widget, api, sdk, library, framework, database, dashboard,
  spreadsheet, template, bot, chatbot, assistant, copilot, agent, browser, editor, calendar, inbox, crm, erp, cms, wiki,
  planner, scheduler, tracker, calculator, generator, builder, scanner, reader, player, recorder, camera, sensor, device,
  wearable, robot, drone, vehicle, car, bike, scooter, battery, charger, pump, machine, printer, kit, hardware, chip,
  laptop, phone, headset, speaker, lamp, furniture, mattress, clothing, shoe, jewellery, jewelry, cosmetic, skincare,
  supplement, drug, therapy, vaccine, diagnostic, test, implant, clinic, hospital, pharmacy, practice, insurance, policy,
  loan, mortgage, card, account, wallet, bank, fund, payment, payroll, invoicing, invoice, accounting, bookkeeping,
  marketplace, shop, store, boutique, restaurant, cafe, bakery, catering, meal, food, drink, coffee, tea, wine, beer, hotel,
  hostel, apartment, rental, booking, travel, tour, event, conference, ticket, festival, course, class, lesson, tutoring,
  workshop, bootcamp, training, school, academy, curriculum, coaching, consultancy, consulting, agency, studio, firm,
  service, maintenance, repair, cleaning, moving, delivery, courier, logistics, warehouse, storage, hosting, cloud, server,
  vpn, firewall, backup, network, monitoring, analytics, report, newsletter, magazine, podcast, book, guide, game, music,
  film, video, photo, photography, design, font, illustration, website, blog, forum, community, membership, subscription,
  gym, salon, spa, recruitment, recruiter, staffing, job board, translation, transcription, survey, questionnaire, form,
  checklist, contract, signature, ledger, exchange, broker, search engine, operating system, simulator, compiler, solar
  panel, heat pump, fertiliser, seed, feed, greenhouse, software as a service, email client, help desk, point of sale
`)

/** Roles, trades and life situations. "teams", "businesses", "people", "users" name nobody and are not among them. */
export const audienceNouns = list(`
  dentist, doctor, physician, nurse, surgeon, therapist, psychologist, pharmacist, vet, veterinarian, midwife, carer,
  caregiver, patient, hospital, clinic, practice, lab, laboratory, pharmacy, care home, lawyer, solicitor, attorney, paralegal,
  law firm, notary, accountant, bookkeeper, auditor, tax adviser, tax advisor, controller, cfo, ceo, cto, cmo, coo, founder, startup,
  start-up, entrepreneur, freelancer, contractor, self-employed, sole trader, consultant, agency, investor, fund manager,
  banker, bank, insurer, broker, trader, lender, landlord, tenant, homeowner, house owner, renter, estate agent, realtor, property
  manager, architect, builder, plumber, electrician, roofer, carpenter, joiner, painter, gardener, landscaper, cleaner,
  mechanic, garage, driver, courier, haulier, fleet, dispatcher, shipper, warehouse, manufacturer, factory, engineer,
  mechanical engineer, developer, programmer, devops, sysadmin, data scientist, data engineer, analyst, researcher, scientist, designer, ux
  designer, product manager, project manager, marketer, copywriter, seo, salesperson, sales rep, sales team, account
  executive, recruiter, hr manager, hr team, people team, office manager, assistant, receptionist, teacher, tutor, professor,
  lecturer, school, university, college, student, pupil, parent, mother, father, mum, mom, dad, family, families, couple, bride, child, children,
  kids, teenager, teen, toddler, baby, senior, retiree, pensioner, veteran, immigrant, expat, refugee, traveller,
  traveler, tourist, commuter, cyclist, runner, swimmer, climber, hiker, athlete, coach, trainer, gym, gamer, musician, singer,
  producer, dj, artist, illustrator, photographer, videographer, filmmaker, writer, author, journalist, editor, publisher,
  blogger, podcaster, streamer, creator, influencer, restaurant, restaurateur, chef, cafe, coffee shop, bar, pub, bakery,
  baker, caterer, hotel, hotelier, host, hostel, retailer, shopkeeper, shop owner, store owner, merchant, seller, e-commerce
  brand, wholesaler, distributor, importer, exporter, farmer, grower, winery, brewer, brewery, fisherman, forester, utility,
  installer, municipality, council, city, government, public sector, charity, charities, nonprofit, non-profit, ngo, church, volunteer,
  fundraiser, museum, library, librarian, event organiser, event organizer, wedding planner, translator, interpreter,
  stylist, hairdresser, barber, salon, beautician, tattoo artist, dog owner, cat owner, pet owner, breeder, horse owner,
  diabetic, smoker, beginner, job seeker, graduate, apprentice, employer, security team, it team, support team, finance team,
  marketing team, engineering team, legal team, procurement team, operations manager, plant manager, site manager, facility
  manager, compliance officer, treasurer, underwriter, actuary, claims handler, radiologist, cardiologist, oncologist, surveyor
`)

/** Verbs of a task: with an object they say what a thing does. */
export const taskVerbs = list(`
  send, hire, book, track, pay, file, sign, scan, print, ship, deliver, order, sell, buy, rent, lease, schedule, plan, build,
  design, write, edit, translate, transcribe, record, measure, monitor, detect, test, diagnose, treat, teach, learn, train,
  store, back up, host, deploy, debug, search, find, compare, match, recruit, onboard, invoice, bill, charge, collect, budget,
  forecast, insure, lend, borrow, invest, trade, convert, clean, repair, install, charge, cook, grow, harvest, heat, cool,
  route, dispatch, load, pack, map, model, simulate, draw, draft, publish, host, stream, verify, review, approve, answer, reply
`)

function anyOf(words: string[]): string {
  const escaped = [...words]
    .sort((a, b) => b.length - a.length)
    .map(w => w.replace(/[-/\\^$*+?.()|[\]{}]/g, '\\$&').replace(/ /g, '\\s'))
  return `(?:${escaped.map(w => (w.endsWith('y') ? `${w.slice(0, -1)}(?:y|ies)` : `${w}(?:s|es)?`)).join('|')})`
}

/** Whole words, singular or plural, any case. */
export const offerNoun = new RegExp(`(?<![\\w-])${anyOf(offerNouns)}(?![\\w-])`, 'i')
export const audienceNoun = new RegExp(`(?<![\\w-])${anyOf(audienceNouns)}(?![\\w-])`, 'i')
/** A task verb and the object after it: "send invoices", "hire nurses". Not "find out", "build on". */
export const taskWithObject = anyCase(
  `(?<![\\w-])(?:${taskVerbs.map(v => v.replace(' ', '\\s')).join('|')})(?:s|ing)?\\s(?:(?:a|an|the|your|every|all|more|new|better)\\s)?(?!(?:out|up|on|in|to|for|with|at|from|by|of|as|its|their|his|her|our|it|them|us|you|more|better|faster|smarter|together|and|or|the|your|a|an|what|how|when|that|this|now|today)\\b)\\p{L}{3,}`,
)
