import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Frame, Page } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * The rules of WCAG 2.2 A and AA that depend on colours; names, roles, order and sizes are the same in both schemes.
 */
export const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block']

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type AxeQuestion = {
  /** Only these rules, instead of all of WCAG 2.2 A and AA. */
  readonly rules?: readonly string[]
  /** Selectors of the elements to check, instead of the whole page. */
  readonly include?: readonly string[]
}

/**
 * The violations that axe finds in one document, in words. A document loads axe once.
 *
 * @param document a frame is looked at alone; in a page, what its frames hold is left out
 */
export async function runAxe(
  document: Page | Frame,
  { rules, include = [':root'] }: AxeQuestion = {},
): Promise<string[]> {
  if (!(await document.evaluate(() => 'axe' in window))) await document.evaluate(source)
  return document.evaluate(askAxe, {
    include: [...include],
    only: rules ? { type: 'rule' as const, values: [...rules] } : { type: 'tag' as const, values: WCAG_22_AA },
  })
}

declare global {
  interface Window {
    readonly axe: Pick<typeof axe, 'run'>
  }
}

/**
 * Runs inside the document. Of what axe loads before it looks, no rule of these needs the style sheets, which take an eighth of the computing.
 */
async function askAxe({ include, only }: { include: string[]; only: { type: 'rule' | 'tag'; values: string[] } }) {
  const { violations } = await window.axe.run(
    { include, exclude: ['iframe'] },
    { runOnly: only, resultTypes: ['violations'], iframes: false, preload: { assets: ['media'] } },
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
  )
}
