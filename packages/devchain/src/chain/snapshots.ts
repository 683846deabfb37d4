import { DevchainError } from './devchainError.ts'
import type { DevClient } from './devClient.ts'
import { writeStateFile } from './stateFile.ts'

export type Snapshots = {
  /** Saves the chain; calls while one is running are served one after the other. Nothing happens without a file. */
  save(): Promise<void>
  /** Looks for a new head every so often and saves when there is one. */
  begin(everyMs: number): void
  /** No more background saves. */
  end(): void
}

/** Keeps the file in step with the chain. */
export function createSnapshots(
  client: DevClient,
  file: string | undefined,
  onProblem: ((error: DevchainError) => void) | undefined,
): Snapshots {
  let savedHead: string | undefined
  let queue: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const readHead = async () => (await client.getBlock({ blockTag: 'latest' })).hash ?? undefined

  async function write(): Promise<void> {
    if (file === undefined) return
    // Read before the dump: a block mined in between is in the dump already, and is merely saved once more.
    const head = await readHead()
    await writeStateFile(file, await client.dumpState())
    savedHead = head
  }

  function save(): Promise<void> {
    const saving = queue.then(write)
    queue = saving.catch(() => {})
    return saving
  }

  async function saveWhenChanged(): Promise<void> {
    try {
      if ((await readHead()) !== savedHead) await save()
    } catch (error) {
      // A chain that has ended is reported through `exited`; only what the user can mend is worth a word here.
      if (error instanceof DevchainError) onProblem?.(error)
    }
  }

  function begin(everyMs: number): void {
    end()
    const next = () => {
      timer = setTimeout(() => void saveWhenChanged().then(() => timer !== undefined && next()), everyMs)
      timer.unref()
    }
    next()
  }

  function end(): void {
    clearTimeout(timer)
    timer = undefined
  }

  return { save, begin, end }
}
