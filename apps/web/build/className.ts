import { createHash } from 'node:crypto'
import { repositoryPath } from './repositoryPath.ts'

/** By class name: the style sheet that has it. */
const owners = new Map<string, string>()

/**
 * The class of a style sheet in the build: its own name and four characters for the file. It depends on the path in the repository alone, because the
 * build is compared. The default also has a line number, which does not compress: half a kilobyte of scripts and as much of styles before the first content.
 *
 * @param name - of the class in its style sheet
 * @param file - path of the style sheet, which may have a query
 * @throws when two style sheets get the same class
 */
export function className(name: string, file: string): string {
  const path = repositoryPath(file.replace(/\?.*$/, ''))
  const named = `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 4)}`
  const owner = owners.get(named) ?? path
  if (owner !== path) throw new Error(`${owner} and ${path} both have the class ${named}: rename one of them.`)
  owners.set(named, path)
  return named
}
