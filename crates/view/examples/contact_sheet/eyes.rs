//! Simulates colour blindness: a picture without colour, or as seen without one of the three types
//! of cone cells.

use resvg::tiny_skia::{Pixmap, PremultipliedColorU8};

/// A kind of colour vision to simulate.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Eyes {
    /// No colour at all.
    Greyscale,
    /// No cones for long wavelengths (red).
    Protanopia,
    /// No cones for medium wavelengths (green).
    Deuteranopia,
    /// No cones for short wavelengths (blue).
    Tritanopia,
}

impl Eyes {
    pub(crate) const ALL: [Self; 4] = [
        Self::Greyscale,
        Self::Protanopia,
        Self::Deuteranopia,
        Self::Tritanopia,
    ];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Greyscale => "greyscale",
            Self::Protanopia => "protanopia",
            Self::Deuteranopia => "deuteranopia",
            Self::Tritanopia => "tritanopia",
        }
    }

    /// The matrix to apply to linear red, green and blue: luminance (Rec. 709), or full dichromacy
    /// as simulated by Machado, Oliveira and Fernandes (2009).
    const fn matrix(self) -> [[f32; 3]; 3] {
        match self {
            Self::Greyscale => [[0.2126, 0.7152, 0.0722]; 3],
            Self::Protanopia => [
                [0.152286, 1.052583, -0.204868],
                [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ],
            Self::Deuteranopia => [
                [0.367322, 0.860646, -0.227968],
                [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881],
            ],
            Self::Tritanopia => [
                [1.255528, -0.076749, -0.178779],
                [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900],
            ],
        }
    }

    /// Changes an opaque picture to how it looks with this colour vision.
    pub(crate) fn see(self, picture: &mut Pixmap) {
        let matrix = self.matrix();
        for pixel in picture.pixels_mut() {
            let light = [pixel.red(), pixel.green(), pixel.blue()].map(to_linear);
            let [red, green, blue] =
                matrix.map(|row| to_byte(row.iter().zip(light).map(|(m, l)| m * l).sum::<f32>()));
            if let Some(seen) = PremultipliedColorU8::from_rgba(red, green, blue, 255) {
                *pixel = seen;
            }
        }
    }
}

/// Converts an sRGB byte to linear light.
fn to_linear(byte: u8) -> f32 {
    let value = f32::from(byte) / 255.0;
    if value <= 0.04045 {
        value / 12.92
    } else {
        ((value + 0.055) / 1.055).powf(2.4)
    }
}

/// Converts linear light to an sRGB byte.
fn to_byte(light: f32) -> u8 {
    let light = light.clamp(0.0, 1.0);
    let value = if light <= 0.003_130_8 {
        light * 12.92
    } else {
        1.055 * light.powf(1.0 / 2.4) - 0.055
    };
    (value * 255.0).round() as u8
}
