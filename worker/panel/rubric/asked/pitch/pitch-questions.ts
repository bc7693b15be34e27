/** Every question that is asked of a pitch or another text for investors, lens by lens. */
import type { Observation } from '../../observation.ts'
import { askedAfterTheRound } from './after-the-round.ts'
import { askedCarryingNumber } from './carrying-number.ts'
import { askedGrowthFromWhom } from './growth-from-whom.ts'
import { askedHiringPace } from './hiring-pace.ts'
import { askedKeyPerson } from './key-person.ts'
import { askedLargestCustomer } from './largest-customer.ts'
import { askedPriceRaised } from './price-raised.ts'
import { askedRenewals } from './renewals.ts'
import { askedRivalFell } from './rival-fell.ts'
import { askedRivalHalvesPrice } from './rival-halves-price.ts'
import { askedSaidNo } from './said-no.ts'
import { askedTerms } from './terms.ts'

export const pitchQuestions: Observation[] = [
  askedRenewals,
  askedGrowthFromWhom,
  askedLargestCustomer,
  askedPriceRaised,
  askedAfterTheRound,
  askedTerms,
  askedCarryingNumber,
  askedRivalHalvesPrice,
  askedRivalFell,
  askedSaidNo,
  askedKeyPerson,
  askedHiringPace,
]
