import type { Check } from '@countersign/safe/checks'
import type { SigningPorts } from './SigningPorts.ts'
import type { SigningStep } from './SigningState.ts'

/** What the page showed at the click. */
export type Shown<Review> = {
  readonly review: Review | null
  /** Including the checks of the simulation. */
  readonly checks: readonly Check[]
}

/** One run of the sequence, from the click to its end. */
export type SigningRun<Review, Ports extends SigningPorts<Review> = SigningPorts<Review>> = {
  readonly shown: Shown<Review>
  readonly ports: Ports
  /** @throws Error when the step may not follow the current one */
  readonly enter: (step: SigningStep) => void
}
