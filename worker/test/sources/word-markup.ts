export const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
export const cell = (content: string, properties = '') => `<w:tc>${properties}${content}</w:tc>`
export const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
export const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`
export const field = (kind: string, inner = '') => `<w:r><w:fldChar w:fldCharType="${kind}">${inner}</w:fldChar></w:r>`
export const code = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`
