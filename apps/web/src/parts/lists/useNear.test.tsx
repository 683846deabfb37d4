import { startTransition, useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { NearView } from './NearView.tsx'

const parts: { element: Element; tell: (isNear: boolean) => void }[] = []

/** An observer whose entries the test sends. */
class ToldObserver implements IntersectionObserver {
  readonly root = document
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = [0]
  readonly #callback: IntersectionObserverCallback
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback
  }
  observe(target: Element): void {
    const box = new DOMRect(0, 0, 100, 100)
    const tell = (isIntersecting: boolean) =>
      this.#callback(
        [
          {
            target,
            isIntersecting,
            boundingClientRect: box,
            intersectionRatio: isIntersecting ? 1 : 0,
            intersectionRect: box,
            rootBounds: null,
            time: performance.now(),
          },
        ],
        this,
      )
    parts.push({ element: target, tell })
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return []
  }
}

function compute(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

/** Takes so long to draw that frames pass in the middle of a transition. */
function Slow({ round }: { round: number }) {
  if (round > 0) compute(6)
  return <i>{round}</i>
}

function List() {
  const [round, setRound] = useState(0)
  return (
    <main>
      <button onClick={() => startTransition(() => setRound((known) => known + 1))}>Draw again</button>
      {['first', 'second'].map((name, index) => (
        <NearView key={name} height={100} isFirst={index === 0} render={() => <p>{name}</p>} />
      ))}
      {Array.from({ length: 40 }, (_none, index) => (
        <Slow key={index} round={round} />
      ))}
    </main>
  )
}

test('behavior: a part that leaves and comes back before the page has drawn either leaves the turn to the others', async () => {
  const own = window.IntersectionObserver
  window.IntersectionObserver = ToldObserver
  onTestFinished(() => void (window.IntersectionObserver = own))
  const screen = await render(<List />)
  const [first, second] = parts
  screen.container.querySelector('button')?.click()
  // React is rendering that transition now. It renders the two changes below together, after it.
  await new Promise((resolve) => setTimeout(resolve, 30))
  first?.tell(false)
  first?.tell(true)
  await expect.poll(() => document.querySelector('main i')?.textContent).toBe('1')
  second?.tell(true)
  await expect.element(screen.getByText('second')).toBeInTheDocument()
  await expect.element(screen.getByText('first')).toBeInTheDocument()
})
