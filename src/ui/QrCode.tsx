import { QRCodeSVG } from 'qrcode.react';

const SIZE_PX = 276;

/**
 * The only importer of qrcode.react: black on white, level M, a quiet zone of four modules. Throws on texts that are
 * too long.
 */
export function QrCode({ value, title }: { readonly value: string; readonly title: string }) {
  return (
    <QRCodeSVG
      value={value}
      title={title}
      size={SIZE_PX}
      level="M"
      marginSize={4}
      bgColor="#FFFFFF"
      fgColor="#000000"
      className="h-auto w-full"
    />
  );
}
