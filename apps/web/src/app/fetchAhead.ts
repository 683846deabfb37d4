/** After the content, so that it takes nothing from what a person waits for. */
const WAIT_MS = 10_000
/** Files fetched at the same time. More would delay the requests of the page. */
const AT_ONCE = 2
/** The folder of the build: scripts are one folder below it. */
const HERE = import.meta.url
const FOLDER = new URL('../', HERE)

/**
 * Fetches the files of the pages and dialogs that were not opened yet, so that they also open without a connection. A service worker keeps
 * them; a browser without one has them in its cache. Nothing of them runs. The build writes the list; a browser that saves data fetches none.
 */
export function fetchAhead(): void {
  if (!import.meta.env.PROD || savesData()) return
  // A worker of an earlier visit has the files, and may know of another build.
  const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  setTimeout(() => whenIdle(() => void keepFiles()), isKept ? 0 : WAIT_MS)
}

async function keepFiles(): Promise<void> {
  const { keepBuildHere } = await import('./keepBuildHere.ts')
  if (!(await keepBuildHere())) await fetchFiles()
}

async function fetchFiles(): Promise<void> {
  try {
    const answer = await fetch(new URL('ahead.json', FOLDER))
    const left: unknown = await answer.json()
    if (!Array.isArray(left)) return
    const names = left.filter((name) => typeof name === 'string')
    const next = async () => {
      for (let name = names.shift(); name !== undefined; name = names.shift()) await prefetch(name)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, next))
  } catch {
    // Without a connection they are fetched when they are needed.
  }
}

/**
 * As a link, because `import()` and style sheets ask with the header `Origin`, on which the service's answer depends: what `fetch` has
 * stored would not be used for them.
 */
function prefetch(name: string): Promise<void> {
  return new Promise((done) => {
    const link = document.createElement('link')
    const end = () => {
      link.remove()
      done()
    }
    Object.assign(link, { rel: 'prefetch', as: kindOf(name), crossOrigin: '' })
    link.addEventListener('load', end)
    link.addEventListener('error', end)
    link.href = new URL(name, FOLDER).href
    document.head.append(link)
  })
}

const kindOf = (name: string): string => (name.endsWith('.css') ? 'style' : name.endsWith('.woff2') ? 'font' : 'script')

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run, 200)
}
