import { attempt } from '@countersign/safe/checks'
import { settingsSince, type SeenSettings, type SettingsDifference } from '@countersign/safe/light'
import type { Maker, MakersInput } from '../../../data/visits/readMakers.ts'
import type { SeenPowers } from '../../../data/storage/seenPowers.ts'

/** Finds the executed transactions that made the differences, one answer for each difference. */
export type FindMakers = (
  asked: Pick<MakersInput, 'differences' | 'since' | 'version'>,
) => Promise<readonly (Maker | null)[]>

/** The differences since the last visit that this owner made. Empty if the transactions could not be searched. */
export async function readOwnChanges(
  seen: SeenPowers | null,
  now: SeenSettings & { readonly version: string },
  findMakers: FindMakers | undefined,
): Promise<SettingsDifference[]> {
  const differences = seen === null ? [] : settingsSince(seen, now)
  if (differences.length === 0 || findMakers === undefined) return []
  const makers = await attempt(findMakers({ differences, since: seen?.seenAt ?? null, version: now.version }))
  return makers.ok ? differences.filter((_, index) => makers.value[index]?.isOwn === true) : []
}
