import { env } from '../../data/config/env.ts'
import { preferredLanguage } from '../../data/language/languageStore.ts'
import { addressBookStore } from '../../data/storage/addressBook.ts'
import { firstWordsMessages as messages } from './firstWordsMessages.ts'
import { readFirstAnswer } from '../readFirstAnswer.ts'
import { wordsOfBoot, type FirstWords } from './wordsOfBoot.ts'

const LONGEST_WAIT_MS = 300

/**
 * Writes the first rows of the service's answer into the first frame, before the page's own script is evaluated. The code for this is 24 kB of the
 * page's 160, and the page uses all of it too. Each title is a link to the page of the transaction. There are no buttons, because no check has run.
 */
async function showFirstWords(): Promise<void> {
  const { boot } = env
  if (!boot) return
  // The page's own script waits for no answer that is late, and only this long for the rest of one that has begun.
  if (boot.isAnswered) setTimeout(() => boot.startPage?.('now'), LONGEST_WAIT_MS)
  else boot.startPage?.('now')
  const words = await readWords(boot).catch(() => null)
  if (words) fillFrame(words, boot.isPortable)
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

function fillFrame({ total, rows }: FirstWords, isPortable: boolean): void {
  if (total !== null) {
    write('[data-total]', [total])
    write('[data-source]', [messages.asListed])
  }
  if (rows.length === 0) return
  document.documentElement.dataset['rows'] = String(rows.length)
  write('p[data-words]', [messages.asListed])
  write(
    '[data-amount]',
    rows.map(({ amount }) => amount ?? ''),
  )
  document.querySelectorAll<HTMLAnchorElement>('a[data-words]').forEach((place, index) => {
    const row = rows[index]
    // A new element, so that a press on a row of the last visit does not become a click on another one.
    const link = document.createElement('a')
    Object.assign(link, { className: place.className, textContent: row?.title ?? '' })
    if (row) link.href = `${isPortable ? '#' : ''}${row.path}`
    place.replaceWith(link)
  })
}

function write(places: string, words: readonly string[]): void {
  document.querySelectorAll(places).forEach((place, index) => {
    place.textContent = words[index] ?? ''
  })
}

/** Removes the frame when the page is drawn. A link that has the focus passes it to the same link of the page, or else to the page's main part. */
function removeFrameWhenDrawn(): void {
  const root = document.querySelector('#root')
  const frame = document.querySelector('#root + div')
  if (!root || !frame) return
  new MutationObserver((_, observer) => {
    const main = root.querySelector('main')
    if (!main) return
    observer.disconnect()
    const focused = document.activeElement
    if (focused instanceof HTMLAnchorElement && frame.contains(focused))
      ([...root.querySelectorAll('a')].find(({ href }) => href === focused.href) ?? main).focus()
    frame.remove()
  }).observe(root, { childList: true })
}

removeFrameWhenDrawn()
void showFirstWords()
