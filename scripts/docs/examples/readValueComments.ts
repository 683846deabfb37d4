import {
  isBlock,
  isExpressionStatement,
  isFunctionDeclaration,
  isIdentifier,
  isVariableStatement,
} from 'typescript/unstable/ast/is'
import type { Statement } from 'typescript/unstable/ast'
import type { Project } from 'typescript/unstable/sync'

/** A result in a comment after a statement: `isHex('0x') // true`. */
export type ValueComment = {
  /** The position of the statement, without the comments before it. */
  readonly start: number
  readonly end: number
  /** The constant that holds the value; null when the statement is the value. */
  readonly name: string | null
  /** The comment. */
  readonly value: string
}

/** Begins as a value does. Every other comment is a remark. */
const VALUE = /^(?:['"`[{]|-?\d|(?:true|false|null|undefined)\b|new [A-Z])/

/** Reads the statements of a generated module that are followed by a value on their line. */
export function readValueComments({ program }: Project, path: string): ValueComment[] {
  const file = program.getSourceFile(path)
  if (file === undefined) return []
  return file.statements.flatMap((declaration) => {
    const block = isFunctionDeclaration(declaration) ? declaration.body?.statements[0] : undefined
    if (block === undefined || !isBlock(block)) return []
    return block.statements.flatMap((statement): ValueComment[] => {
      const name = nameOf(statement)
      const value = /^;?[ \t]*\/\/ (.*)/.exec(file.text.slice(statement.end))?.[1]?.trim()
      if (name === undefined || value === undefined || !VALUE.test(value)) return []
      return [{ start: startOf(file.text, statement.pos), end: statement.end, name, value }]
    })
  })
}

function nameOf(statement: Statement): string | null | undefined {
  if (isExpressionStatement(statement)) return null
  if (!isVariableStatement(statement)) return undefined
  const [declaration] = statement.declarationList.declarations
  return declaration && isIdentifier(declaration.name) ? declaration.name.text : undefined
}

/** A statement of the compiler begins with the spaces and comments before it. */
const startOf = (text: string, from: number): number =>
  from + (/^(?:\s|\/\/.*\n)*/.exec(text.slice(from))?.[0].length ?? 0)
