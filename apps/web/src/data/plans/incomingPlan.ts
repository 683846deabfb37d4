import type { SharedPlan } from '@countersign/safe/exchange'
import { createStore } from '@countersign/primitives'

/** A plan that was opened from a link or file, until the user takes it over or drops it on the page of its address. */
export const incomingPlan = createStore<SharedPlan | null>(null)
