import { expect, test } from 'vitest'
import { orderPageFiles } from '../apps/web/build/orderPageFiles.ts'

test('behavior: style sheets of a page are named before its scripts, and small scripts last', () => {
  const files = [
    { name: 'assets/page-1.js', size: 4000 },
    { name: 'assets/later-2.js', size: 400_000 },
    { name: 'assets/restore-3.js', size: 300 },
    { name: 'assets/rows-4.css', size: 900 },
    { name: 'assets/kit-5.css', size: 90_000 },
    { name: 'assets/help-0.js', size: 300 },
  ]
  const order = ['kit-5.css', 'rows-4.css', 'later-2.js', 'page-1.js', 'help-0.js', 'restore-3.js']
  expect(orderPageFiles(files)).toEqual(order.map((name) => `assets/${name}`))
})
