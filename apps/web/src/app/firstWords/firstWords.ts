import { env } from '../../data/config/env.ts'
import { preferredLanguage } from '../../data/language/languageStore.ts'
import { addressBookStore } from '../../data/storage/addressBook.ts'
import { firstWordsMessages as messages } from './firstWordsMessages.ts'
import { readFirstAnswer } from '../readFirstAnswer.ts'
import { wordsOfBoot, type FirstWords } from './wordsOfBoot.ts'

/**
 * Writes the first rows of the service's answer into the first frame, before the page's own script is evaluated. The code for this is 24 kB of the
 * page's 160, and the page uses all of it too. Each title is a link to the page of the transaction. There are no buttons, because no check has run.
 */
async function showFirstWords(): Promise<void> {
  const { boot } = env
  if (!boot) return
  // The page's own script does not wait for a late answer.
  if (!boot.isAnswered) boot.startPage?.('now')
  const words = await readWords(boot).catch(() => null)
  if (words) fillFrame(words, boot)
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

function fillFrame({ total, rows }: FirstWords, { account, isPortable }: NonNullable<typeof env.boot>): void {
  const root = document.documentElement
  if (total !== null) {
    write('[data-total]', [total])
    write('[data-source]', [messages.asListed])
  }
  if (rows.length === 0) return
  root.dataset['rows'] = String(rows.length)
  write('[data-words]', [messages.asListed, ...rows.map(({ title }) => title)])
  write(
    '[data-amount]',
    rows.map(({ amount }) => amount ?? ''),
  )
  document.querySelectorAll<HTMLAnchorElement>('a[data-words]').forEach((link, index) => {
    const id = rows[index]?.id
    if (id) link.href = `${isPortable ? '#' : ''}/safes/${account}/transactions/${encodeURIComponent(id)}`
  })
}

function write(places: string, words: readonly string[]): void {
  document.querySelectorAll(places).forEach((place, index) => {
    place.textContent = words[index] ?? ''
  })
}

/** Removes the frame when the page is drawn. The link that has the focus passes it to the same link of the page. */
function removeFrameWhenDrawn(): void {
  const root = document.querySelector('#root')
  const frame = document.querySelector('#root + div')
  if (!root || !frame) return
  new MutationObserver((_, observer) => {
    if (!root.querySelector('main')) return
    observer.disconnect()
    const focused = document.activeElement
    if (focused instanceof HTMLAnchorElement)
      [...root.querySelectorAll('a')].find(({ href }) => href === focused.href)?.focus()
    frame.remove()
  }).observe(root, { childList: true })
}

removeFrameWhenDrawn()
void showFirstWords()
