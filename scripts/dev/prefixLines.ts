const NAME_WIDTH = 8

/**
 * Takes output in pieces and writes whole lines, each with the name of the program that printed it. Empty lines are left out.
 * @returns takes the next piece
 */
export function prefixLines(name: string, write: (line: string) => void): (piece: string) => void {
  let rest = ''
  return (piece) => {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.trim() !== '') write(`${name.padEnd(NAME_WIDTH)}│ ${line.trimEnd()}`)
  }
}
