/** The XML parts of a small presentation, in EMU (914,400 to the inch); the slides are 13.333 by 7.5 inches. */

const namespaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"'
const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export const size = { width: 12_192_000, height: 6_858_000, notesWidth: 6_858_000, notesHeight: 9_144_000 }

export const xml = (body: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const text = (value: string): string => value.replace(/[&<>"]/g, letter => escaped[letter] ?? letter)

export function relationships(targets: [type: string, target: string][]): string {
  const list = targets.map(
    ([type, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${type.includes(':') ? type : `${officeTypes}/${type}`}" Target="${target}"/>`,
  )
  return xml(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`,
  )
}

interface Frame {
  x: number
  y: number
  width: number
  height: number
}

const transform = (tag: string, { x, y, width, height }: Frame) =>
  `<${tag}><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></${tag}>`

/** A text box or placeholder; each line is a paragraph. Sizes in hundredths of a point. */
export function textShape(
  id: number,
  name: string,
  frame: Frame,
  lines: string[],
  options: { placeholder?: string; size: number; bold?: boolean; color?: string; bullets?: boolean },
): string {
  const placeholder = options.placeholder ? `<p:ph ${options.placeholder}/>` : ''
  const bullet = options.bullets
    ? '<a:pPr marL="285750" indent="-285750"><a:spcAft><a:spcPts val="1000"/></a:spcAft><a:buFont typeface="Arial"/><a:buChar char="•"/></a:pPr>'
    : '<a:pPr marL="0" indent="0"><a:buNone/></a:pPr>'
  const run = `<a:rPr lang="en-GB" sz="${options.size}"${options.bold ? ' b="1"' : ''}><a:solidFill><a:srgbClr val="${options.color ?? '1F2933'}"/></a:solidFill></a:rPr>`
  const paragraphs = lines.map(line => `<a:p>${bullet}<a:r>${run}<a:t>${text(line)}</a:t></a:r></a:p>`).join('')
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr${options.placeholder ? '><a:spLocks noGrp="1"/></p:cNvSpPr>' : ' txBox="1"/>'}<p:nvPr>${placeholder}</p:nvPr></p:nvSpPr><p:spPr>${transform('a:xfrm', frame)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr wrap="square"><a:normAutofit/></a:bodyPr><a:lstStyle/>${paragraphs}</p:txBody></p:sp>`
}

export function tableShape(id: number, frame: Frame, rows: string[][]): string {
  const columns = rows[0]?.length ?? 1
  const first = Math.round(frame.width * 0.36)
  const other = Math.round((frame.width - first) / Math.max(1, columns - 1))
  const rowHeight = Math.round(frame.height / rows.length)
  const grid = rows[0]?.map((_, at) => `<a:gridCol w="${at === 0 ? first : other}"/>`).join('') ?? ''
  const cell = (value: string, head: boolean) =>
    `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/><a:p>${value ? `<a:r><a:rPr lang="en-GB" sz="1600"${head ? ' b="1"' : ''}><a:solidFill><a:srgbClr val="${head ? 'FFFFFF' : '1F2933'}"/></a:solidFill></a:rPr><a:t>${text(value)}</a:t></a:r>` : '<a:endParaRPr lang="en-GB" sz="1600"/>'}</a:p></a:txBody><a:tcPr anchor="ctr"><a:solidFill><a:srgbClr val="${head ? '1F5F5B' : 'F4F7F6'}"/></a:solidFill></a:tcPr></a:tc>`
  const body = rows
    .map((row, at) => `<a:tr h="${rowHeight}">${row.map(value => cell(value, at === 0)).join('')}</a:tr>`)
    .join('')
  return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="Table ${id}"/><p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>${transform('p:xfrm', frame)}<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblPr firstRow="1"/><a:tblGrid>${grid}</a:tblGrid>${body}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`
}

export function chartShape(id: number, frame: Frame, relation: string): string {
  return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="Chart ${id}"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>${transform('p:xfrm', frame)}<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="${relation}"/></a:graphicData></a:graphic></p:graphicFrame>`
}

const emptyTree =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>'
const mapping = '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>'
const colours =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>'

export const slidePart = (shapes: string): string =>
  xml(`<p:sld ${namespaces}><p:cSld><p:spTree>${emptyTree}${shapes}</p:spTree></p:cSld>${mapping}</p:sld>`)

export const notesPart = (shapes: string): string =>
  xml(`<p:notes ${namespaces}><p:cSld><p:spTree>${emptyTree}${shapes}</p:spTree></p:cSld>${mapping}</p:notes>`)

const background = '<p:bg><p:bgPr><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>'

export const masterPart = (shapes: string): string =>
  xml(
    `<p:sldMaster ${namespaces}><p:cSld>${background}<p:spTree>${emptyTree}${shapes}</p:spTree></p:cSld>${colours}<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst><p:txStyles><p:titleStyle/><p:bodyStyle/><p:otherStyle/></p:txStyles></p:sldMaster>`,
  )

export const layoutPart = (shapes: string): string =>
  xml(
    `<p:sldLayout ${namespaces} type="obj"><p:cSld name="Title and content"><p:spTree>${emptyTree}${shapes}</p:spTree></p:cSld>${mapping}</p:sldLayout>`,
  )

export const notesMasterPart = (shapes: string): string =>
  xml(
    `<p:notesMaster ${namespaces}><p:cSld>${background}<p:spTree>${emptyTree}${shapes}</p:spTree></p:cSld>${colours}</p:notesMaster>`,
  )

/** Relationship ids 1 and 2 are the slide master and the notes master; slides follow. */
export function presentationPart(slides: number): string {
  const ids = Array.from({ length: slides }, (_, at) => `<p:sldId id="${256 + at}" r:id="rId${at + 3}"/>`).join('')
  return xml(
    `<p:presentation ${namespaces}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:notesMasterIdLst><p:notesMasterId r:id="rId2"/></p:notesMasterIdLst><p:sldIdLst>${ids}</p:sldIdLst><p:sldSz cx="${size.width}" cy="${size.height}"/><p:notesSz cx="${size.notesWidth}" cy="${size.notesHeight}"/></p:presentation>`,
  )
}

export function themePart(): string {
  const colour = (name: string, value: string) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`
  const scheme = [
    ['dk1', '1F2933'],
    ['lt1', 'FFFFFF'],
    ['dk2', '1F5F5B'],
    ['lt2', 'F4F7F6'],
    ['accent1', '1F5F5B'],
    ['accent2', 'C7683C'],
    ['accent3', '4A6FA5'],
    ['accent4', 'B59F3B'],
    ['accent5', '7A5C86'],
    ['accent6', '5B7F3A'],
    ['hlink', '1F5F5B'],
    ['folHlink', '7A5C86'],
  ].map(([name = '', value = '']) => colour(name, value))
  const font = '<a:latin typeface="Arial"/><a:ea typeface=""/><a:cs typeface=""/>'
  const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'
  const line = `<a:ln w="9525">${fill}<a:prstDash val="solid"/></a:ln>`
  const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>'
  return xml(
    `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Sample"><a:themeElements><a:clrScheme name="Sample">${scheme.join('')}</a:clrScheme><a:fontScheme name="Sample"><a:majorFont>${font}</a:majorFont><a:minorFont>${font}</a:minorFont></a:fontScheme><a:fmtScheme name="Sample"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${line.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`,
  )
}

/** A bar chart with its values in the part itself. */
export function chartPart(chart: { title: string; series: string; categories: string[]; values: number[] }): string {
  const points = (values: (string | number)[]) =>
    `<c:ptCount val="${values.length}"/>${values.map((value, at) => `<c:pt idx="${at}"><c:v>${text(String(value))}</c:v></c:pt>`).join('')}`
  const title = `<c:title><c:tx><c:rich><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr lang="en-GB" sz="1400"/><a:t>${text(chart.title)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>`
  const series = `<c:ser><c:idx val="0"/><c:order val="0"/><c:tx><c:strRef><c:f>Sheet1!$B$1</c:f><c:strCache>${points([chart.series])}</c:strCache></c:strRef></c:tx><c:invertIfNegative val="0"/><c:cat><c:strRef><c:f>Sheet1!$A$2:$A$${chart.categories.length + 1}</c:f><c:strCache>${points(chart.categories)}</c:strCache></c:strRef></c:cat><c:val><c:numRef><c:f>Sheet1!$B$2:$B$${chart.values.length + 1}</c:f><c:numCache><c:formatCode>General</c:formatCode>${points(chart.values)}</c:numCache></c:numRef></c:val></c:ser>`
  const axes =
    '<c:catAx><c:axId val="111"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="b"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/><c:crossAx val="222"/><c:crosses val="autoZero"/></c:catAx><c:valAx><c:axId val="222"/><c:scaling><c:orientation val="minMax"/><c:min val="0"/></c:scaling><c:delete val="0"/><c:axPos val="l"/><c:numFmt formatCode="General" sourceLinked="1"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/><c:crossAx val="111"/><c:crosses val="autoZero"/></c:valAx>'
  return xml(
    `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><c:chart>${title}<c:autoTitleDeleted val="0"/><c:plotArea><c:layout/><c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:varyColors val="0"/>${series}<c:gapWidth val="60"/><c:axId val="111"/><c:axId val="222"/></c:barChart>${axes}</c:plotArea><c:plotVisOnly val="1"/></c:chart></c:chartSpace>`,
  )
}
