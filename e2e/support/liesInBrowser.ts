import { allLies, type Scene } from '@countersign/testkit/hostile'
import { groupLies } from './groupLies.ts'
import { sampleOf } from './sampleOf.ts'

/** Scenes that one journey of `npm test` opens one after another; a kind of lie that an earlier one has run is not run again. */
const JOURNEYS: readonly (readonly Scene[])[] = [
  ['payment', 'token', 'message', 'execution'],
  ['queue', 'inbox', 'bulk'],
  ['limits', 'spend'],
  ['send'],
  ['catalogue'],
  ['app'],
  ['messages'],
  ['creation'],
  ['book'],
  ['replaced', 'executed'],
]

/** Ids of the lies that `npm test` runs in a browser. */
export function liesInBrowser(): ReadonlySet<string> {
  const run = JOURNEYS.flatMap((scenes) => {
    const kinds = new Set<string>()
    return scenes.flatMap((scene) =>
      sampleOf(groupLies(allLies.filter((lie) => lie.scene === scene && lie.open === undefined)), kinds),
    )
  })
  return new Set(run.flatMap(({ id }) => id.split('; ')))
}
