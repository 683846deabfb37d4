import { isVersionBelow } from '@countersign/safe/light'
import { setupContractMessages } from './setupContractMessages.ts'

/** Changes of each version that matter to owners, oldest first. */
const news = () => [
  {
    version: '1.3.0',
    text: setupContractMessages.news130,
  },
  {
    version: '1.4.1',
    text: setupContractMessages.news141,
  },
  { version: '1.5.0', text: setupContractMessages.news150 },
]

/** The changes between two versions, as sentences. Empty if the versions cannot be compared. */
export function contractNews(from: string, to: string): string[] {
  try {
    return news()
      .filter(({ version }) => isVersionBelow(from, version) && !isVersionBelow(to, version))
      .map(({ text }) => text)
  } catch {
    return []
  }
}
