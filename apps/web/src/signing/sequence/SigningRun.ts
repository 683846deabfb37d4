import type { Check } from '@countersign/safe/checks'
import type { SigningPorts } from './SigningPorts.ts'
import type { SigningStep } from './SigningState.ts'

/** What was on the page when the person pressed. */
export type Shown<Review> = {
  readonly review: Review | null
  /** With those of the simulation. */
  readonly checks: readonly Check[]
}

/** One run of the sequence, from the press to its end. */
export type SigningRun<Review, Ports extends SigningPorts<Review> = SigningPorts<Review>> = {
  readonly shown: Shown<Review>
  readonly ports: Ports
  /** @throws Error when the step may not follow the present one */
  readonly enter: (step: SigningStep) => void
}
