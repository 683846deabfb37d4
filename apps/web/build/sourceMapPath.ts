import { dirname, resolve, sep } from 'node:path'
import { repositoryPath } from './repositoryPath.ts'

/**
 * The name of a source in a source map: its path from the root of the repository or from `node_modules`. It is the same on every machine
 * and for every output folder, because the maps are part of the build that others compare. Debuggers map `countersign:///` to a checkout.
 *
 * @param source - relative to the map
 * @param map - path of the map's file
 */
export function sourceMapPath(source: string, map: string): string {
  const path = resolve(dirname(map), source)
  const inPackages = path.lastIndexOf(`${sep}node_modules${sep}`)
  const name =
    inPackages === -1
      ? repositoryPath(path)
      : path
          .slice(inPackages + 1)
          .split(sep)
          .join('/')
  return `countersign:///${name}`
}
