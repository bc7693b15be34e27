/**
 * The PDF library without its canvas. It makes a matrix of the browser's kind when it loads, for drawing, which is not
 * done here; a stand-in keeps it from needing the native package.
 */
Reflect.set(globalThis, 'DOMMatrix', Reflect.get(globalThis, 'DOMMatrix') ?? class {})

export const library = await import('pdfjs-dist/legacy/build/pdf.mjs')
