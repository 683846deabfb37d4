import { watch, type FSWatcher } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** A save may write a file several times. */
const SETTLE_MS = 60

/**
 * Calls back when one of the files was written, once for writes that follow each other. Folders are watched, not files, because editors
 * replace a file when they save it.
 */
export function watchSources(root: string, onChange: (file: string) => void) {
  let watchers = new Map<string, FSWatcher>()
  let names = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  function onEvent(folder: string, name: string | null): void {
    const file = name === null ? null : join(folder, basename(name))
    if (file === null || !names.has(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => onChange(file), SETTLE_MS)
  }
  return {
    /** @param files - paths from the root on; replaces the files of the last call */
    follow(files: readonly string[]): void {
      names = new Set(files)
      const folders = new Set(files.map((file) => dirname(file)))
      const next = new Map<string, FSWatcher>()
      for (const folder of folders)
        next.set(folder, watchers.get(folder) ?? watch(join(root, folder), (_, name) => onEvent(folder, name)))
      for (const [folder, watcher] of watchers) if (!next.has(folder)) watcher.close()
      watchers = next
    },
    close(): void {
      clearTimeout(timer)
      for (const watcher of watchers.values()) watcher.close()
      watchers.clear()
    },
  }
}
