import { env } from '../../data/config/env.ts'
import { preferredLanguage } from '../../data/language/languageStore.ts'
import { addressBookStore } from '../../data/storage/addressBook.ts'
import { firstWordsMessages as messages } from './firstWordsMessages.ts'
import { readFirstAnswer } from '../readFirstAnswer.ts'
import { wordsOfBoot, type FirstWords } from './wordsOfBoot.ts'

/**
 * Writes the first rows of the service's answer into the first frame, before the page's own script is evaluated. The code for this is 24 kB of the
 * page's 160, and the page uses all of it too. The words are attributes, like those of the last visit: they have no buttons, and no check has run.
 */
async function showFirstWords(): Promise<void> {
  const { boot } = env
  if (!boot) return
  // The page's own script does not wait for a late answer.
  if (!boot.isAnswered) boot.startPage?.('now')
  const words = await readWords(boot).catch(() => null)
  if (words) fillFrame(words)
  boot.startPage?.(words ? 'afterFrame' : 'now')
}

async function readWords(boot: NonNullable<typeof env.boot>): Promise<FirstWords | null> {
  // Another language is a file of its own, and an address with a filter may list other rows.
  if (preferredLanguage() !== 'en' || hasFilter(boot.isPortable)) return null
  return wordsOfBoot(await readFirstAnswer(boot.response), boot, addressBookStore.get())
}

function hasFilter(isPortable: boolean): boolean {
  return isPortable ? location.hash.includes('?') : location.search !== ''
}

function fillFrame({ total, rows }: FirstWords): void {
  const root = document.documentElement
  if (total !== null) {
    write('[data-total]', 'total', [total])
    write('[data-source]', 'source', [messages.asListed])
  }
  if (rows.length === 0) return
  root.dataset['rows'] = String(rows.length)
  write('[data-words]', 'words', [messages.asListed, ...rows.map(({ title }) => title)])
  write(
    '[data-amount]',
    'amount',
    rows.map(({ amount }) => amount ?? ''),
  )
}

function write(places: string, name: string, words: readonly string[]): void {
  document.querySelectorAll<HTMLElement>(places).forEach((place, index) => {
    place.dataset[name] = words[index] ?? ''
  })
}

void showFirstWords()
