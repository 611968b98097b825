/** The file extensions of MIME types (contact-form-7, section 11.1). */

/** The subtypes of each type with their extensions, as strings because the list is long. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  image: 'jpeg jpg jpeg jpe;gif gif;png png;bmp bmp;tiff tiff tif;webp webp;x-icon ico;heic heic',
  video:
    'x-ms-asf asf asx;x-ms-wmv wmv;x-ms-wmx wmx;x-ms-wm wm;avi avi;divx divx;x-flv flv;quicktime mov qt;' +
    'mpeg mpeg mpg mpe;mp4 mp4 m4v;ogg ogv;webm webm;x-matroska mkv;3gpp 3gp 3gpp;3gpp2 3g2 3gp2',
  audio:
    'mpeg mp3 m4a m4b;aac aac;x-realaudio ra ram;wav wav;ogg ogg oga;flac flac;midi mid midi;x-ms-wma wma;' +
    'x-ms-wax wax;x-matroska mka',
  text:
    'plain txt asc c cc h srt;csv csv;tab-separated-values tsv;calendar ics;richtext rtx;css css;html htm html;' +
    'vtt vtt',
  application:
    'pdf pdf;zip zip;x-gzip gz gzip;rar rar;x-7z-compressed 7z;x-tar tar;rtf rtf;msword doc;' +
    'vnd.ms-powerpoint pot pps ppt;vnd.ms-excel xla xls xlt xlw;' +
    'vnd.openxmlformats-officedocument.wordprocessingml.document docx;vnd.ms-word.document.macroEnabled.12 docm;' +
    'vnd.openxmlformats-officedocument.wordprocessingml.template dotx;vnd.ms-word.template.macroEnabled.12 dotm;' +
    'vnd.openxmlformats-officedocument.spreadsheetml.sheet xlsx;vnd.ms-excel.sheet.macroEnabled.12 xlsm;' +
    'vnd.ms-excel.sheet.binary.macroEnabled.12 xlsb;' +
    'vnd.openxmlformats-officedocument.spreadsheetml.template xltx;vnd.ms-excel.template.macroEnabled.12 xltm;' +
    'vnd.ms-excel.addin.macroEnabled.12 xlam;' +
    'vnd.openxmlformats-officedocument.presentationml.presentation pptx;' +
    'vnd.ms-powerpoint.presentation.macroEnabled.12 pptm;' +
    'vnd.openxmlformats-officedocument.presentationml.slideshow ppsx;' +
    'vnd.ms-powerpoint.slideshow.macroEnabled.12 ppsm;' +
    'vnd.openxmlformats-officedocument.presentationml.template potx;' +
    'vnd.ms-powerpoint.template.macroEnabled.12 potm;vnd.ms-powerpoint.addin.macroEnabled.12 ppam;' +
    'vnd.openxmlformats-officedocument.presentationml.slide sldx;vnd.ms-powerpoint.slide.macroEnabled.12 sldm;' +
    'vnd.oasis.opendocument.text odt;vnd.oasis.opendocument.presentation odp;' +
    'vnd.oasis.opendocument.spreadsheet ods;vnd.oasis.opendocument.graphics odg;vnd.oasis.opendocument.chart odc;' +
    'vnd.oasis.opendocument.database odb;vnd.oasis.opendocument.formula odf;' +
    'vnd.apple.keynote key;vnd.apple.numbers numbers;vnd.apple.pages pages;octet-stream psd xcf;oxps oxps;' +
    'vnd.ms-xpsdocument xps;onenote onetoc onetoc2 onetmp onepkg;ttaf+xml dfxp;javascript js;' +
    'x-shockwave-flash swf;java class;x-msdownload exe;vnd.ms-write wri;vnd.ms-access mdb;vnd.ms-project mpp;' +
    'wordperfect wp wpd',
};

/**
 * @param accept an entry of a file input's `accept`: an extension with its dot, a MIME type, or `type/*`
 * @returns extensions with their dots, in lower case
 */
export function extensionsFor(accept: string): readonly string[] {
  const entry = accept.trim().toLowerCase();
  if (entry.startsWith('.')) return [entry];
  const [type = '', subtype = ''] = entry.split('/');
  const group = Object.hasOwn(EXTENSIONS, type) ? (EXTENSIONS[type] ?? '') : '';
  return group.split(';').flatMap((line) => {
    const [name = '', ...extensions] = line.split(' ');
    return subtype === '*' || name.toLowerCase() === subtype
      ? extensions.map((extension) => `.${extension}`)
      : [];
  });
}
