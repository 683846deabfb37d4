var e = {
  block: `_block_25p26_1`,
  row: `_row_25p26_5`,
  facts: `_facts_25p26_9`,
  data: `_data_25p26_48`,
  dataNote: `_dataNote_25p26_59`,
  dataButton: `_dataButton_25p26_64`,
  parts: `_parts_25p26_68`,
  preview: `_preview_25p26_83`,
}
export { e as t }
//# sourceMappingURL=rest-BZvi6xM_.js.map
