import { describe, expect, it } from 'vitest'
import { sectionInView } from './sectionInView.ts'

const view = { line: 150, height: 900, isAtEnd: false, asked: '' }
const places = (...tops: number[]) => tops.map((top, index) => ({ id: `part-${index}`, top }))

describe('sectionInView', () => {
  it('behavior: the last section that reached the line is current', () => {
    expect(sectionInView(places(90, 400, 700), view)).toBe('part-0')
    expect(sectionInView(places(-500, 149, 700), view)).toBe('part-1')
  })

  it('behavior: above all sections the first one is current', () => {
    expect(sectionInView(places(200, 400), view)).toBe('part-0')
    expect(sectionInView([], view)).toBeNull()
  })

  it('behavior: at the end of the page, the requested section is current, otherwise the last', () => {
    const atEnd = { ...view, isAtEnd: true }
    expect(sectionInView(places(-900, 300, 500, 700), { ...atEnd, asked: 'part-2' })).toBe('part-2')
    expect(sectionInView(places(-900, 300, 500, 700), { ...atEnd, asked: 'part-0' })).toBe('part-3')
    expect(sectionInView(places(-900, 100), atEnd)).toBe('part-1')
  })
})
