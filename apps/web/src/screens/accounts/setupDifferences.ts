import type { Address } from '@countersign/primitives'
import { settingsSince, type SettingsDifference } from '@countersign/safe/light'

/** Who decides about an account on one network. */
export type PlaceSetup = {
  readonly owners: readonly Address[]
  readonly threshold: number
  /** `1.4.1`; null if it is unknown. */
  readonly version: string | null
}

export type SetupDifference =
  | SettingsDifference
  | { readonly type: 'version'; readonly before: string; readonly after: string }

/** What the set-up on one network has that most do not. An unknown version is no difference. */
export function setupDifferences(most: PlaceSetup, here: PlaceSetup): SetupDifference[] {
  if (nameOfSetup(most) === nameOfSetup(here)) return []
  const [before, after] = [most.version, here.version]
  return [
    ...settingsSince(
      { owners: most.owners, threshold: most.threshold },
      { owners: here.owners, threshold: here.threshold },
    ),
    ...(before === null || after === null || before === after ? [] : [{ type: 'version' as const, before, after }]),
  ]
}

/** The first of the most common ones. */
export function mostCommonSetup(setups: readonly PlaceSetup[]): PlaceSetup | null {
  const counts = new Map<string, { setup: PlaceSetup; count: number }>()
  for (const setup of setups) {
    const name = nameOfSetup(setup)
    counts.set(name, { setup: counts.get(name)?.setup ?? setup, count: (counts.get(name)?.count ?? 0) + 1 })
  }
  let found: { setup: PlaceSetup; count: number } | null = null
  for (const one of counts.values()) if (found === null || one.count > found.count) found = one
  return found?.setup ?? null
}

/** `1.4.1+L2` is the same version with events. */
export const plainVersion = (version: string | null | undefined): string | null => version?.split('+')[0] ?? null

/** Answers keep their objects while they are unchanged, and each is compared often. */
const setupNames = new WeakMap<PlaceSetup, string>()

function nameOfSetup(setup: PlaceSetup): string {
  const known = setupNames.get(setup)
  if (known !== undefined) return known
  const { owners, threshold, version } = setup
  const sorted = owners.map((owner) => owner.toLowerCase()).toSorted()
  const name = `${threshold} ${version} ${sorted.join()}`
  setupNames.set(setup, name)
  return name
}
